import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPortPair } from '../testing/createPortPair.js'
import { createTestClock } from '../testing/createTestClock.js'
import { fuzzRuns } from '../testing/fuzzRuns.js'
import { idOf } from '../testing/idOf.js'
import { sampleAddresses, sampleHandlers } from '../testing/sampleHandlers.js'
import type { FrameHandlers } from './FrameHandlers.js'
import { FrameError } from './frameErrors.js'
import type { FrameIncident } from './incident.js'
import { serveFrame } from './serveFrame.js'

type Outcome = { p?: unknown; e?: { code: string } }
type Message = Outcome & { k: string; id?: string; m: string }

/** A frame that is spoken to by hand. */
function setUp(
  changes?: Partial<FrameHandlers>,
  more: Partial<Parameters<typeof serveFrame>[0]> = {},
) {
  const clock = createTestClock()
  const pair = createPortPair()
  const { asked, handlers } = sampleHandlers(changes)
  const incidents: FrameIncident[] = []
  const end = new AbortController()
  const frame = serveFrame({
    port: pair.frame,
    handlers,
    clock,
    signal: end.signal,
    onIncident: (incident) => incidents.push(incident),
    ...more,
  })
  const said = () =>
    pair.sent.frame.map((text) => JSON.parse(String(text)) as Message)
  const send = async (message: unknown) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    pair.page.postMessage(text)
    await clock.settle()
  }
  const ask = (id: string, m: string, p?: unknown, ttl = 20_000) =>
    send({ v: 1, k: 'req', id, m, p, ttl })
  const answersTo = (id: string) => said().filter((one) => one.id === id)
  const codes = (id: string) => answersTo(id).map(({ e }) => e?.code)
  return {
    ...{ answersTo, ask, asked, clock, codes, end, frame, incidents, pair },
    ...{ said, send },
  }
}

const signing = {
  networkId: 'eip155:31337',
  method: 'personal_sign',
  params: ['0x48', sampleAddresses.eip155],
}

/** A handler that the test ends. */
function heldHandler() {
  const { promise, reject, resolve } = withResolvers<{ result: unknown }>()
  const signals: AbortSignal[] = []
  return {
    handler: (_payload: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return promise
    },
    signals,
    give: () => resolve({ result: '0xab' }),
    refuse: (error: unknown) => reject(error),
  }
}

function withResolvers<value>() {
  let resolve: (value: value) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, reject, resolve }
}

describe('the frame’s side', () => {
  it.each([
    ['text that is no JSON', 'hello'],
    ['another version', { v: 2, k: 'req', id: idOf(1), m: 'signOut', ttl: 1 }],
    ['an unknown kind', { v: 1, k: 'evt', id: idOf(1), m: 'signOut', ttl: 1 }],
    [
      'an unknown key',
      { v: 1, k: 'req', id: idOf(1), m: 'reload', ttl: 1, o: 1 },
    ],
    [
      'a name of any length',
      { v: 1, k: 'req', id: idOf(1), m: 'x'.repeat(65), ttl: 1 },
    ],
    [
      'time without end',
      { v: 1, k: 'req', id: idOf(1), m: 'reload', ttl: 900_001 },
    ],
    [
      'less than no time',
      { v: 1, k: 'req', id: idOf(1), m: 'reload', ttl: -1 },
    ],
    ['no time', { v: 1, k: 'req', id: idOf(1), m: 'reload' }],
    ['a short id', { v: 1, k: 'req', id: 'abc', m: 'reload', ttl: 1 }],
    [
      'an id of other characters',
      { v: 1, k: 'req', id: '!'.repeat(22), m: 'reload', ttl: 1 },
    ],
  ])('drops and counts %s', async (_name, message) => {
    const { asked, incidents, said, send } = setUp()
    await send(message)
    expect(incidents).toEqual(['invalid'])
    expect(asked).toEqual([])
    expect(said()).toEqual([])
  })

  it('T-FRM-05 never hands on a payload that does not fit', async () => {
    const { ask, asked, codes, incidents } = setUp()
    await ask(idOf(1), 'connectOtp', { otp: '1' })
    await ask(idOf(2), 'toString', {})
    await ask(idOf(3), 'rpcRequest', { ...signing, method: 'eth_sign' })
    await ask(idOf(4), 'rpcRequest', { ...signing, params: [] })
    expect([1, 2, 3, 4].flatMap((id) => codes(idOf(id)))).toEqual([
      'INVALID_PAYLOAD',
      'UNKNOWN_METHOD',
      'RPC_NOT_ALLOWED',
      'RPC_INVALID_PARAMS',
    ])
    expect(asked).toEqual([])
    expect(incidents).toEqual(['invalid', 'invalid', 'invalid', 'invalid'])
  })

  it('T-FRM-06 carries a repeated request out once, with the same answer', async () => {
    const { answersTo, ask, asked, incidents } = setUp()
    await ask(idOf(1), 'connectOtp', { otp: '123456' })
    await ask(idOf(1), 'connectOtp', { otp: '123456' })
    expect(asked).toHaveLength(1)
    const [first, second] = answersTo(idOf(1))
    expect(second).toEqual(first)
    expect(incidents).toEqual(['duplicate'])
  })

  it('T-FRM-06 refuses an id that was used for something else', async () => {
    const held = heldHandler()
    const { ask, asked, codes } = setUp({ rpcRequest: held.handler })
    await ask(idOf(1), 'rpcRequest', signing)
    const other = { ...signing, params: ['0x49', sampleAddresses.eip155] }
    await ask(idOf(1), 'rpcRequest', other)
    await ask(idOf(1), 'rpcRequest', signing)
    expect(codes(idOf(1))).toEqual(['ID_REUSE'])
    expect(asked).toHaveLength(1)
  })

  it('answers a request that is out of time without asking anybody', async () => {
    const { ask, asked, codes } = setUp()
    await ask(idOf(1), 'rpcRequest', signing, 0)
    expect(codes(idOf(1))).toEqual(['EXPIRED'])
    expect(asked).toEqual([])
  })

  it.each([
    [5_000, 5_000],
    [60_000, 20_000],
  ])(
    'gives up at the page’s %i ms or its own, whichever is sooner',
    async (ttl, endMs) => {
      const held = heldHandler()
      const { ask, clock, codes } = setUp({ getUser: held.handler as never })
      await ask(idOf(1), 'getUser', {}, ttl)
      await clock.advance(endMs - 1)
      expect(codes(idOf(1))).toEqual([])
      await clock.advance(1)
      expect(codes(idOf(1))).toEqual(['EXPIRED'])
      held.give()
      await clock.settle()
      expect(codes(idOf(1))).toEqual(['EXPIRED'])
    },
  )

  it('waits for the visitor for five minutes, and says so every 15 s', async () => {
    const held = heldHandler()
    const { ask, clock, codes, said } = setUp({ rpcRequest: held.handler })
    await ask(idOf(1), 'rpcRequest', signing, 900_000)
    await clock.advance(299_999)
    const pending = said().filter(({ m }) => m === 'pending')
    expect(pending).toHaveLength(19)
    expect(pending[0]?.p).toEqual({ requestId: idOf(1) })
    expect(held.signals[0]?.aborted).toBe(false)
    await clock.advance(1)
    expect(held.signals[0]?.aborted).toBe(true)
    held.refuse(new Error('closed'))
    await clock.settle()
    expect(codes(idOf(1)).at(-1)).toBe('EXPIRED')
    expect(clock.waiting()).toBe(0)
  })

  it('acknowledges an abort once the approval is closed', async () => {
    const held = heldHandler()
    const { ask, clock, codes, send } = setUp({ rpcRequest: held.handler })
    await ask(idOf(1), 'rpcRequest', signing)
    const abort = { v: 1, k: 'abort', id: idOf(1), m: 'rpcRequest' }
    await send(abort)
    await send(abort)
    expect(codes(idOf(1))).toEqual([])
    held.refuse(new FrameError('RPC_REJECTED'))
    await clock.settle()
    expect(codes(idOf(1))).toEqual(['ABORTED'])
    await send(abort)
    expect(codes(idOf(1))).toEqual(['ABORTED', 'ABORTED'])
  })

  it('gives a signature that had left before the abort', async () => {
    const held = heldHandler()
    const { answersTo, ask, clock, send } = setUp({ rpcRequest: held.handler })
    await ask(idOf(1), 'rpcRequest', signing)
    await send({ v: 1, k: 'abort', id: idOf(1), m: 'rpcRequest' })
    held.give()
    await clock.settle()
    expect(answersTo(idOf(1))).toMatchObject([
      { p: { result: '0xab' }, e: { code: 'ALREADY_DONE' } },
    ])
  })

  it('does not carry out what was aborted before it came', async () => {
    const { ask, asked, codes, send } = setUp()
    await send({ v: 1, k: 'abort', id: idOf(1), m: 'connectOtp' })
    await ask(idOf(1), 'connectOtp', { otp: '123456' })
    expect(asked).toEqual([])
    expect(codes(idOf(1))).toEqual(['ABORTED', 'ID_REUSE'])
  })

  it('[R7.11] the message to abort closes every approval, and no other', async () => {
    const held = heldHandler()
    const login = heldHandler()
    const { ask, codes } = setUp({
      rpcRequest: held.handler,
      connectDevice: login.handler as never,
    })
    await ask(idOf(1), 'rpcRequest', signing)
    await ask(idOf(2), 'connectDevice')
    await ask(idOf(3), 'rpcAbort')
    expect(held.signals[0]?.aborted).toBe(true)
    expect(login.signals[0]?.aborted).toBe(false)
    expect(codes(idOf(3))).toEqual([undefined])
  })

  it('tells what became of a request, from before a reload, too', async () => {
    const held = heldHandler()
    const { ask, clock, codes, send } = setUp(
      { rpcRequest: held.handler },
      {
        findOutcome: async (id) => {
          if (id === idOf(7)) return { reply: { result: '0xcd' } }
          if (id === idOf(8)) return { error: new FrameError('RPC_REJECTED') }
          if (id === idOf(9)) throw new Error('away')
          return undefined
        },
      },
    )
    const inquire = (id: string) =>
      send({ v: 1, k: 'ask', id, m: 'rpcRequest' })
    await ask(idOf(1), 'rpcRequest', signing)
    await inquire(idOf(1))
    held.give()
    await clock.settle()
    await inquire(idOf(1))
    expect(codes(idOf(1))).toEqual(['PENDING', undefined, undefined])
    for (const id of [6, 7, 8, 9]) await inquire(idOf(id))
    expect([6, 7, 8, 9].flatMap((id) => codes(idOf(id)))).toEqual([
      'UNKNOWN_REQUEST',
      undefined,
      'RPC_REJECTED',
      'INTERNAL',
    ])
  })

  it('says that a request is open which came during the question about it', async () => {
    const held = heldHandler()
    let tell: (outcome: undefined) => void = () => {}
    const { ask, asked, codes, clock, send } = setUp(
      { rpcRequest: held.handler },
      {
        findOutcome: () =>
          new Promise((resolve) => {
            tell = resolve
          }),
      },
    )
    await send({ v: 1, k: 'ask', id: idOf(1), m: 'rpcRequest' })
    await ask(idOf(1), 'rpcRequest', signing)
    tell(undefined)
    await clock.settle()
    expect(asked).toHaveLength(1)
    expect(codes(idOf(1))).toEqual(['PENDING'])
  })

  it('says no more of an error than a short reason', async () => {
    const reason = 'x'.repeat(201)
    const { answersTo, ask } = setUp({
      isConnected: () => {
        throw new FrameError('RPC_FAILED', { reason })
      },
    })
    await ask(idOf(1), 'isConnected')
    expect(answersTo(idOf(1))[0]?.e).toEqual({
      code: 'RPC_FAILED',
      reason: 'x'.repeat(200),
    })
  })

  it('says nothing by itself that is no event', () => {
    const { frame, said } = setUp()
    const reason = 'a word of its own' as 'visitor'
    expect(() => frame.emit('signedOut', { reason })).toThrow()
    expect(said()).toEqual([])
  })

  it('T-FRM-07 has 64 requests open, and says so to the next', async () => {
    const held = heldHandler()
    const { ask, clock, codes } = setUp({ rpcRequest: held.handler })
    for (let id = 0; id < 65; id++) {
      await ask(idOf(id), 'rpcRequest', signing)
      await clock.advance(25)
    }
    expect(codes(idOf(63))).toEqual([])
    expect(codes(idOf(64))).toEqual(['LIMIT'])
  })

  it('T-FRM-07 handles 50 messages a second, and answers the rest', async () => {
    const { ask, asked, clock, incidents, said } = setUp()
    for (let id = 0; id < 10_000; id++) void ask(idOf(id), 'isConnected')
    await clock.settle()
    expect(asked).toHaveLength(50)
    const limited = said().filter(({ e }) => e?.code === 'LIMIT')
    expect(limited).toHaveLength(9_950)
    expect(incidents.filter((one) => one === 'flood')).toHaveLength(9_950)
    await clock.advance(1_000)
    await ask(idOf(10_001), 'isConnected')
    expect(asked).toHaveLength(51)
  })

  it('does not read long messages above the rate', async () => {
    const { ask, said } = setUp()
    for (let id = 0; id < 51; id++) void ask(idOf(id), 'isConnected')
    const long = { name: 'x'.repeat(5_000), sdkType: 'hasp' }
    await ask(idOf(99), 'syncDappData', long)
    expect(said().filter(({ id }) => id === idOf(99))).toEqual([])
  })

  it('says that a reply is too large', async () => {
    const { ask, codes } = setUp({
      rpcRequest: () => ({ result: `0x${'00'.repeat(140_000)}` }),
    })
    const read = { networkId: 'eip155:1', method: 'eth_call', params: [{}] }
    await ask(idOf(1), 'rpcRequest', read)
    expect(codes(idOf(1))).toEqual(['TOO_LARGE'])
  })

  it('gives everything up when it is closed', async () => {
    const held = heldHandler()
    const { ask, clock, end, frame, pair, said } = setUp({
      rpcRequest: held.handler,
    })
    await ask(idOf(1), 'rpcRequest', signing)
    end.abort()
    expect(held.signals[0]?.aborted).toBe(true)
    expect(pair.isClosed()).toBe(true)
    held.give()
    frame.emit('heartbeat', {})
    await clock.settle()
    expect(said()).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it(`T-FRM-05 survives ${fuzzRuns} mangled messages, none of them above the rate`, async () => {
    const { asked, clock, incidents, pair } = setUp()
    const valid = JSON.stringify({
      ...{ v: 1, k: 'req', id: idOf(1), m: 'connectOtp' },
      ...{ p: { otp: '1' }, ttl: 1 },
    })
    const mangled = fc
      .tuple(fc.nat(valid.length), fc.nat(8), fc.string({ maxLength: 8 }))
      .map(([at, cut, put]) => valid.slice(0, at) + put + valid.slice(at + cut))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(mangled, fc.json(), fc.string()),
        async (text) => {
          pair.page.postMessage(text)
          await clock.advance(25)
          // They are the test's own, and many.
          pair.sent.page.length = 0
          pair.sent.frame.length = 0
        },
      ),
      { numRuns: fuzzRuns },
    )
    expect(asked).toEqual([])
    expect(incidents).not.toContain('flood')
    expect(clock.waiting()).toBe(0)
  })
})
