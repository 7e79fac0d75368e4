import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMailbox } from './mailbox.js'

const isLong = process.env.HASP_LONG === '1'

const step = fc.record({
  topic: fc.constantFrom('one', 'two'),
  message: fc.string({ maxLength: 12 }),
  from: fc.constantFrom('dapp', 'wallet'),
  ttlSeconds: fc.integer({ min: 1, max: 5 }),
  waitMs: fc.integer({ min: 0, max: 2_000 }),
})

it('stays within its bounds and hands out only what is live and foreign', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let nowMs = 0
      const limits = { maxMessages: 6, maxBytes: 40 }
      const mailbox = createMailbox({ now: () => nowMs, ...limits })
      for (const { waitMs, ...relayMessage } of steps) {
        nowMs += waitMs
        mailbox.add({ ...relayMessage, tag: 0 })
        const { bytes, messages } = mailbox.size()
        expect(messages).toBeLessThanOrEqual(limits.maxMessages)
        expect(bytes).toBeLessThanOrEqual(limits.maxBytes)
        for (const {
          from,
          publishedAtMs,
          topic,
          ttlSeconds,
        } of mailbox.waitingFor('dapp', relayMessage.topic)) {
          expect(from).toBe('wallet')
          expect(topic).toBe(relayMessage.topic)
          expect(publishedAtMs + ttlSeconds * 1_000).toBeGreaterThan(nowMs)
        }
      }
      nowMs += 5_000
      mailbox.sweep()
      expect(mailbox.size()).toEqual({ messages: 0, bytes: 0 })
    }),
    { numRuns: isLong ? 5_000 : 100 },
  )
})
