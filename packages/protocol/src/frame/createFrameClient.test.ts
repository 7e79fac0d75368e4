import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPortPair } from '../testing/createPortPair.js'
import { createTestClock } from '../testing/createTestClock.js'
import { fuzzRuns } from '../testing/fuzzRuns.js'
import { sampleAddresses, sampleUser } from '../testing/sampleHandlers.js'
import { createFrameClient } from './createFrameClient.js'
import type { FrameIncident } from './incident.js'

type PortPair = ReturnType<typeof createPortPair>
type Sent = { k: string; id: string; m: string; p?: unknown; ttl?: number }

/** A page whose frame is played by hand. */
function setUp({
  randomBytes = (length: number) =>
    crypto.getRandomValues(new Uint8Array(length)),
} = {}) {
  const clock = createTestClock()
  const incidents: FrameIncident[] = []
  const end = new AbortController()
  const client = createFrameClient({
    clock,
    randomBytes,
    signal: end.signal,
    onIncident: (incident) => incidents.push(incident),
  })
  let pair = createPortPair()
  const attach = () => {
    pair = createPortPair()
    client.attach(pair.page)
  }
  attach()
  const sent = () =>
    pair.sent.page.map((text) => JSON.parse(String(text)) as Sent)
  const say = async (message: object | string) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    pair.frame.postMessage(text)
    await clock.settle()
  }
  const answer = ({ id, m }: Sent, outcome: object) =>
    say({ v: 1, k: 'res', id, m, ...outcome })
  const last = () => sent().at(-1) as Sent
  /** What was said so far is no matter to the test. */
  const forget = () => {
    pair.sent.frame.length = 0
  }
  /** What a promise has become, for looking at it. */
  const watch = (promise: Promise<unknown>) => {
    const seen: unknown[] = []
    promise.then(
      (value) => seen.push(value),
      (error) => seen.push((error as { code: string }).code),
    )
    return seen
  }
  const sign = (signal?: AbortSignal) => {
    const request = client.request(
      'rpcRequest',
      {
        networkId: 'eip155:31337',
        method: 'personal_sign',
        params: ['0x48', sampleAddresses.eip155],
      },
      { signal },
    )
    return watch(request)
  }
  return {
    ...{ answer, attach, client, clock, end, forget, incidents, last },
    ...{ say, sent },
    ...{ sign, watch },
  }
}

describe('the page’s side', () => {
  it('P-14 gives each request an id of its own, 128 bits long', async () => {
    const { client, clock, sent, watch } = setUp()
    for (let count = 0; count < 64; count++)
      watch(client.request('getUser', {}))
    await clock.advance(1_000)
    const ids = new Set(sent().map(({ id }) => id))
    expect(ids.size).toBe(64)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/)
  })

  it('P-14 makes an id of 16 random bytes, and says it to nobody before', async () => {
    let count = 0
    const bytesOf = (number: number) => new Uint8Array(16).fill(number)
    const { client, incidents, say, sent, watch } = setUp({
      randomBytes: (length) => bytesOf(count++).subarray(0, length),
    })
    const seen = Array.from({ length: 46 }, () =>
      watch(client.request('isConnected')),
    )
    expect(sent()).toHaveLength(45)
    const idOf = (number: number) =>
      Buffer.from(bytesOf(number)).toString('base64url')
    expect(sent().map(({ id }) => id)).toEqual(
      Array.from({ length: 45 }, (_, number) => idOf(number)),
    )
    // Nobody can have answered what waits for its turn.
    const p = { isConnected: true }
    await say({ v: 1, k: 'res', id: idOf(45), m: 'isConnected', p })
    expect(seen[45]).toEqual([])
    expect(incidents).toEqual(['late'])
  })

  it('T-FRM-07 lets 256 requests wait, and refuses the next', async () => {
    const { client, clock, sent, watch } = setUp()
    const seen = Array.from({ length: 45 + 257 }, () =>
      watch(client.request('isConnected')),
    )
    await clock.settle()
    expect(sent()).toHaveLength(45)
    expect(seen.at(-2)).toEqual([])
    expect(seen.at(-1)).toEqual(['LIMIT'])
  })

  it('does not send what was given up before', async () => {
    const { client, sent } = setUp()
    const signal = AbortSignal.abort()
    await expect(
      client.request('isConnected', undefined, { signal }),
    ).rejects.toMatchObject({ code: 'ABORTED' })
    expect(sent()).toEqual([])
  })

  it.each([
    ['an event of another version', { v: 2, k: 'evt', m: 'heartbeat', p: {} }],
    ['an event with an unknown key', { k: 'evt', m: 'heartbeat', p: { a: 1 } }],
    ['an event of another form', { k: 'evt', m: 'networkChanged', p: {} }],
    ['an event that is none', { k: 'evt', m: 'toString', p: {} }],
    ['an event with an origin', { k: 'evt', m: 'heartbeat', p: {}, o: 'a' }],
    ['an answer of another version', { v: 2, k: 'res' }],
    ['an answer with an unknown key', { k: 'res', o: 'https://a.example' }],
    ['an error of no known code', { k: 'res', e: { code: 'WHATEVER' } }],
    [
      'an error with a reason of any length',
      { k: 'res', e: { code: 'RPC_FAILED', reason: 'x'.repeat(201) } },
    ],
    ['a request', { k: 'req', ttl: 1 }],
  ])('T-FRM-05 drops and counts %s', async (_name, message) => {
    const { client, end, incidents, last, say, watch } = setUp()
    const seen = watch(client.request('isConnected'))
    const heard: unknown[] = []
    client.listen((event) => heard.push(event), end.signal)
    const { id, m } = last()
    await say({ v: 1, ...(message.k === 'res' && { id, m }), ...message })
    expect(incidents).toEqual(['invalid'])
    expect([...seen, ...heard]).toEqual([])
  })

  it('counts a sign of life of nothing', async () => {
    const { incidents, say, sign } = setUp()
    sign()
    const requestId = 'a'.repeat(22)
    await say({ v: 1, k: 'evt', m: 'pending', p: { requestId } })
    expect(incidents).toEqual(['late'])
  })

  it('a signature of another form is unknown, never "no"', async () => {
    const { answer, last, sign } = setUp()
    const seen = sign()
    await answer(last(), { p: { result: 1 } })
    expect(seen).toEqual(['OUTCOME_UNKNOWN'])
  })

  it('does not send what the frame would refuse', async () => {
    const { client, sent } = setUp()
    await expect(
      client.request('connectEmail', { email: 'ada' }),
    ).rejects.toMatchObject({ code: 'INVALID_PAYLOAD' })
    await expect(
      client.request('rpcRequest', {
        networkId: 'eip155:1',
        method: 'eth_sign',
        params: [],
      }),
    ).rejects.toMatchObject({ code: 'RPC_NOT_ALLOWED' })
    expect(sent()).toEqual([])
  })

  it('T-FRM-06 takes one answer, of the right message, to an open request', async () => {
    const { answer, client, incidents, last, watch } = setUp()
    const seen = watch(client.request('isConnected'))
    const request = last()
    await answer({ ...request, m: 'getUser' }, { p: sampleUser })
    await answer({ ...request, id: 'a'.repeat(22) }, { p: sampleUser })
    expect(seen).toEqual([])
    await answer(request, { p: { isConnected: true } })
    await answer(request, { p: { isConnected: false } })
    expect(seen).toEqual([{ isConnected: true }])
    expect(incidents).toEqual(['mismatch', 'late', 'late'])
  })

  it('refuses a reply of another form', async () => {
    const { answer, client, incidents, last, watch } = setUp()
    const seen = watch(client.request('isConnected'))
    await answer(last(), { p: { isConnected: true, token: 'x' } })
    expect(seen).toEqual(['INVALID_REPLY'])
    expect(incidents).toEqual(['invalid'])
  })

  it('checks what an RPC request is answered with', async () => {
    const { answer, client, last, watch } = setUp()
    const read = { networkId: 'eip155:1', method: 'eth_gasPrice', params: [] }
    const seen = watch(client.request('rpcRequest', read))
    await answer(last(), { p: { result: { toString: 1 } } })
    expect(seen).toEqual(['INVALID_REPLY'])
  })

  it.each([
    ['[R9.8]', 'signOut', undefined, 3_000],
    ['[R9.7]', 'connectEmail', { email: 'ada@tide.example' }, 120_000],
    ['[R9.7]', 'connectOtp', { otp: '123456' }, 120_000],
    ['[R9.7]', 'connectSocial', { uri: 'https://a.example' }, 120_000],
  ] as const)(
    '%s %s ends in time, and not before',
    async (_rule, method, payload, limitMs) => {
      const { client, clock, sent, watch } = setUp()
      const seen = watch(
        client.request(method as 'connectOtp', payload as never),
      )
      await clock.advance(limitMs - 1)
      expect(seen).toEqual([])
      await clock.advance(1)
      expect(seen).toEqual(['TIMED_OUT'])
      expect(sent().map(({ k }) => k)).toEqual(['req', 'abort'])
      expect(clock.waiting()).toBe(0)
    },
  )

  it('F-21 waits as long as the frame says that the visitor decides', async () => {
    const { clock, last, say, sign } = setUp()
    const seen = sign()
    const requestId = last().id
    for (let passed = 0; passed < 300_000; passed += 15_000) {
      await say({ v: 1, k: 'evt', m: 'pending', p: { requestId } })
      await clock.advance(15_000)
    }
    expect(seen).toEqual([])
    await clock.advance(5_000)
    expect(seen).toEqual(['OUTCOME_UNKNOWN'])
  })

  it('asks after three signs of life that did not come', async () => {
    const { clock, sent, sign } = setUp()
    const seen = sign()
    await clock.advance(44_999)
    expect(sent()).toHaveLength(1)
    await clock.advance(1)
    expect(sent().at(-1)?.k).toBe('ask')
    await clock.advance(20_000)
    expect(seen).toEqual(['OUTCOME_UNKNOWN'])
  })

  it('goes on waiting when the frame says that it is open', async () => {
    const { answer, clock, last, sign } = setUp()
    const seen = sign()
    await clock.advance(45_000)
    await answer(last(), { e: { code: 'PENDING' } })
    await clock.advance(20_000)
    expect(seen).toEqual([])
    await answer(last(), { p: { result: '0xab' } })
    expect(seen).toEqual([{ result: '0xab' }])
    expect(clock.waiting()).toBe(0)
  })

  it('an approval that is given up ends as the frame says', async () => {
    const { answer, last, sent, sign } = setUp()
    const leaving = new AbortController()
    const seen = sign(leaving.signal)
    leaving.abort()
    expect(sent().at(-1)?.k).toBe('abort')
    expect(seen).toEqual([])
    await answer(last(), { p: { result: '0xab' }, e: { code: 'ALREADY_DONE' } })
    expect(seen).toEqual([{ result: '0xab' }])
  })

  it('an approval that is given up in silence is unknown, never "no"', async () => {
    const { clock, sign } = setUp()
    const leaving = new AbortController()
    const seen = sign(leaving.signal)
    leaving.abort()
    await clock.advance(3_000)
    expect(seen).toEqual(['OUTCOME_UNKNOWN'])
  })

  it.each(['INTERNAL'])(
    'an approval that broke inside is unknown: %s',
    async (code) => {
      const { answer, last, sign } = setUp()
      const seen = sign()
      await answer(last(), { e: { code } })
      expect(seen).toEqual(['OUTCOME_UNKNOWN'])
    },
  )

  it('what reads ends with its frame; an approval is asked about anew', async () => {
    const { answer, attach, client, clock, last, sent, sign, watch } = setUp()
    const reading = watch(client.request('isConnected'))
    const seen = sign()
    const { id } = last()
    client.detach()
    await clock.settle()
    expect(reading).toEqual(['FRAME_GONE'])
    expect(seen).toEqual([])
    attach()
    expect(sent()).toEqual([{ v: 1, k: 'ask', id, m: 'rpcRequest' }])
    await answer(last(), { p: { result: '0xab' } })
    expect(seen).toEqual([{ result: '0xab' }])
  })

  it('what the new frame never heard of was not signed', async () => {
    const { answer, attach, client, last, sign } = setUp()
    const seen = sign()
    client.detach()
    attach()
    await answer(last(), { e: { code: 'UNKNOWN_REQUEST' } })
    expect(seen).toEqual(['FRAME_GONE'])
  })

  it('an approval whose frame does not come back is unknown', async () => {
    const { client, clock, sign } = setUp()
    const seen = sign()
    client.detach()
    await clock.advance(60_000)
    expect(seen).toEqual(['OUTCOME_UNKNOWN'])
    expect(clock.waiting()).toBe(0)
  })

  it('has 64 requests open, and lets the others wait for their turn', async () => {
    const { answer, client, clock, sent, watch } = setUp()
    const seen = Array.from({ length: 70 }, () =>
      watch(client.request('awaitUpdateEmail')),
    )
    await clock.advance(5_000)
    expect(sent()).toHaveLength(64)
    const [first] = sent()
    if (first) await answer(first, { p: { email: 'bo@tide.example' } })
    expect(seen[0]).toHaveLength(1)
    expect(sent()).toHaveLength(65)
  })

  it('sends a little less than the 50 messages a second that are taken', async () => {
    const { client, clock, sent, watch } = setUp()
    for (let count = 0; count < 64; count++)
      watch(client.request('getUser', {}))
    expect(sent()).toHaveLength(45)
    await clock.advance(450)
    expect(sent()).toHaveLength(64)
  })

  it('ends everything with its signal', async () => {
    const { client, clock, end, sign, watch } = setUp()
    const reading = watch(client.request('isConnected'))
    const signing = sign()
    end.abort()
    await clock.settle()
    expect(reading).toEqual(['FRAME_GONE'])
    expect(signing).toEqual(['OUTCOME_UNKNOWN'])
    expect(watch(client.request('isConnected'))).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('T-FRM-01 hears one channel at a time, and none after its end', async () => {
    const { client, clock, end } = setUp()
    const heard: unknown[] = []
    client.listen((event) => heard.push(event), end.signal)
    const pairs = Array.from({ length: 3 }, () => createPortPair())
    const closed = () => pairs.map(({ isClosed }) => isClosed())
    const [first, second, third] = pairs as [PortPair, PortPair, PortPair]
    client.attach(first.page)
    client.attach(second.page)
    expect(closed()).toEqual([true, false, false])
    end.abort()
    client.attach(third.page)
    expect(closed()).toEqual([true, true, true])
    for (const { frame } of pairs)
      frame.postMessage('{"v":1,"k":"evt","m":"heartbeat","p":{}}')
    await clock.settle()
    expect(heard).toEqual([])
  })

  it('T-FRM-07 hears 50 events a second', async () => {
    const { client, clock, end, incidents, say } = setUp()
    let heard = 0
    client.listen(() => {
      heard += 1
    }, end.signal)
    for (let count = 0; count < 200; count++)
      void say({ v: 1, k: 'evt', m: 'heartbeat', p: {} })
    await clock.settle()
    expect(heard).toBe(50)
    expect(incidents).toHaveLength(150)
  })

  it(`T-FRM-01 takes none of ${fuzzRuns} forged or mangled messages`, async () => {
    const { clock, client, forget, incidents, last, say, sign, watch } = setUp()
    const seen = [sign(), watch(client.request('isConnected'))]
    const { id } = last()
    const valid = JSON.stringify({
      ...{ v: 1, k: 'res', id, m: 'getUser', p: sampleUser },
    })
    const mangled = fc
      .tuple(fc.nat(valid.length), fc.nat(8), fc.string({ maxLength: 8 }))
      .map(([at, cut, put]) => valid.slice(0, at) + put + valid.slice(at + cut))
    const forged = fc.record({
      v: fc.constant(1),
      k: fc.constant('res'),
      id: fc.stringMatching(/^[\w-]{22}$/),
      m: fc.constantFrom('isConnected', 'rpcRequest'),
      p: fc.constant({ isConnected: true }),
    })
    const messages = fc.oneof(
      mangled,
      fc.json(),
      forged.map((one) => JSON.stringify(one)),
    )
    await fc.assert(
      fc.asyncProperty(messages, async (text) => {
        await say(text)
        forget()
      }),
      { numRuns: fuzzRuns },
    )
    await clock.settle()
    expect(seen).toEqual([[], []])
    expect(incidents).toHaveLength(fuzzRuns)
  })
})
