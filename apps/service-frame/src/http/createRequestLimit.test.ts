import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRequestLimit } from './createRequestLimit.js'

const windowMs = 60_000
const runs = process.env.HASP_LONG === '1' ? 20_000 : 300

describe('createRequestLimit', () => {
  it('P-26: lets so many through in any minute, and never fewer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 }),
        async (count, pauses) => {
          let now = 0
          const limit = createRequestLimit({ count, now: () => now })
          const taken: number[] = []
          for (const pause of pauses) {
            now += pause
            const recent = taken.filter((at) => at > now - windowMs).length
            const retryAfterMs = await limit.take('192.0.2.0/24')
            expect(retryAfterMs === undefined).toBe(recent < count)
            if (retryAfterMs === undefined) taken.push(now)
            else {
              now += retryAfterMs
              expect(await limit.take('192.0.2.0/24')).toBeUndefined()
              taken.push(now)
            }
          }
        },
      ),
      { numRuns: runs },
    )
  })

  it('counts each asker alone, and forgets who asked longest ago', async () => {
    const limit = createRequestLimit({ count: 1, now: () => 0 })
    expect(await limit.take('first')).toBeUndefined()
    expect(await limit.take('first')).toBe(windowMs)
    for (let index = 0; index < 20_000; index += 1)
      expect(await limit.take(`${index}`)).toBeUndefined()
    expect(await limit.take('first')).toBeUndefined()
  })
})
