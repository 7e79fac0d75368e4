import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPortPair } from '../testing/createPortPair.js'
import { createTestClock } from '../testing/createTestClock.js'
import { sampleAddresses, sampleHandlers } from '../testing/sampleHandlers.js'
import { createFrameClient } from './createFrameClient.js'
import type { EarlierOutcome } from './FrameHandlers.js'
import { serveFrame } from './serveFrame.js'

const step = fc.oneof(
  fc.constantFrom('sign', 'sign', 'read', 'approve', 'approve', 'reject'),
  fc.constantFrom('toFrame', 'toPage', 'toFrame', 'toPage'),
  fc.constantFrom('dropToFrame', 'dropToPage', 'repeatToFrame', 'repeatToPage'),
  fc.constantFrom('reload', 'leave', 'tick', 'minute'),
)
type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

/** A page and a wallet whose frame is loaded anew now and then. */
function openWallet() {
  const clock = createTestClock()
  const end = new AbortController()
  const client = createFrameClient({
    clock,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    signal: end.signal,
  })
  /** What the visitor approved, by the text that was signed. */
  const signed = new Map<string, number>()
  /** What the service keeps beyond a reload. */
  const outcomes = new Map<string, EarlierOutcome>()
  const requests: { text: string; isSigning: boolean; ends: unknown[] }[] = []
  let prompts: { id: string; approve(): void; reject(): void }[] = []
  let pair = createPortPair({ isHeld: true })
  let frameEnd = new AbortController()

  function load() {
    frameEnd = new AbortController()
    pair = createPortPair({ isHeld: true })
    prompts = []
    const { handlers } = sampleHandlers({
      rpcRequest: ({ params }, { id, signal }) =>
        new Promise((resolve, reject) => {
          const [text = ''] = params as string[]
          const leave = () => {
            prompts = prompts.filter((one) => one.id !== id)
            reject(new Error('closed'))
          }
          signal.addEventListener('abort', leave)
          const settle = (run: () => void) => () => {
            signal.removeEventListener('abort', leave)
            prompts = prompts.filter((one) => one.id !== id)
            run()
          }
          prompts.push({
            id,
            approve: settle(() => {
              signed.set(text, (signed.get(text) ?? 0) + 1)
              outcomes.set(id, { reply: { result: text } })
              resolve({ result: text })
            }),
            reject: settle(() => reject(new Error('rejected'))),
          })
        }),
    })
    serveFrame({
      port: pair.frame,
      handlers,
      clock,
      signal: frameEnd.signal,
      findOutcome: async (id) => outcomes.get(id),
    })
    client.attach(pair.page)
  }
  load()

  const keep = (
    text: string,
    isSigning: boolean,
    request: Promise<unknown>,
  ) => {
    const ends: unknown[] = []
    requests.push({ text, isSigning, ends })
    request.then(
      (reply) => ends.push(reply),
      (error: { code?: string }) => ends.push(error.code),
    )
  }
  const drop = (lane: 'toFrame' | 'toPage') => void pair[lane].queue.shift()
  const repeat = (lane: 'toFrame' | 'toPage') => {
    const [first] = pair[lane].queue
    if (first !== undefined) pair[lane].queue.push(first)
  }
  const leaving: AbortController[] = []

  async function perform(action: Step) {
    switch (action) {
      case 'sign': {
        const text = `0x${`${requests.length}`.padStart(4, '0')}`
        const leave = new AbortController()
        leaving.push(leave)
        const payload = {
          networkId: 'eip155:1',
          method: 'personal_sign',
          params: [text, sampleAddresses.eip155],
        }
        const { signal } = leave
        keep(text, true, client.request('rpcRequest', payload, { signal }))
        break
      }
      case 'read':
        keep('', false, client.request('isConnected'))
        break
      case 'approve':
        prompts[0]?.approve()
        break
      case 'reject':
        prompts[0]?.reject()
        break
      case 'toFrame':
      case 'toPage':
        pair.release(action, 1)
        break
      case 'dropToFrame':
        drop('toFrame')
        break
      case 'dropToPage':
        drop('toPage')
        break
      case 'repeatToFrame':
        repeat('toFrame')
        break
      case 'repeatToPage':
        repeat('toPage')
        break
      case 'reload':
        frameEnd.abort()
        load()
        break
      case 'leave':
        leaving.shift()?.abort()
        break
      case 'tick':
        await clock.advance(1_000)
        break
      default:
        await clock.advance(action === 'minute' ? 60_000 : 0)
    }
    await clock.settle()
  }
  return { clock, end, perform, requests, signed }
}

it('P-19 P-20 every request ends once, truly, in any order of faults', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: 'max' }),
      async (steps) => {
        const { clock, end, perform, requests, signed } = openWallet()
        for (const action of steps) await perform(action)
        await clock.advance(400_000)
        for (const { ends, isSigning, text } of requests) {
          expect(ends).toHaveLength(1)
          if (!isSigning) continue
          const times = signed.get(text) ?? 0
          expect(times).toBeLessThanOrEqual(1)
          const [ending] = ends
          // A signature arrives or its outcome is unknown; it is never denied.
          if (times === 1 && ending !== 'OUTCOME_UNKNOWN')
            expect(ending).toEqual({ result: text })
          if (times === 0) expect(ending).toBeTypeOf('string')
        }
        end.abort()
        await clock.settle()
        expect(clock.waiting()).toBe(0)
      },
    ),
    { numRuns: process.env.HASP_LONG ? 20_000 : 200 },
  )
})
