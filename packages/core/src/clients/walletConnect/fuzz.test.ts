import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grantedNamespaces } from '../../testing/walletConnect/scriptedWallet.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const messages = process.env.HASP_LONG ? 10_000 : 300
const methods = [
  'wc_sessionUpdate',
  'wc_sessionExtend',
  'wc_sessionEvent',
  'wc_sessionPing',
  'wc_sessionSettle',
  'wc_sessionRequest',
  'wc_sessionPropose',
  'wc_pairingPing',
  'toString',
  '__proto__',
]

/** Values that look right here and there. */
const nearlyRight = fc.oneof(
  { weight: 3, arbitrary: fc.anything() },
  fc.constant({ namespaces: grantedNamespaces }),
  fc.record({
    namespaces: fc.dictionary(
      fc.constantFrom('eip155', 'solana', '__proto__', 'eip155:1', 'x'),
      fc.anything(),
    ),
  }),
  fc.record({
    expiry: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.string()),
  }),
  fc.record({
    chainId: fc.constantFrom('eip155:31337', 'solana:x', '', ':'),
    event: fc.record({ name: fc.string(), data: fc.anything() }),
  }),
)
const id = fc.oneof(
  fc.maxSafeInteger(),
  fc.bigInt({ min: 0n, max: 10n ** 25n }).map(String),
  fc.anything(),
)
const plain = fc.oneof(
  fc.record({ id, method: fc.constantFrom(...methods), params: nearlyRight }),
  fc.record({ id, result: fc.anything() }),
  fc.record({ id, error: fc.anything() }),
  fc.anything(),
)
type Order =
  | { type: 'sealed'; message: unknown }
  | { type: 'text'; text: string }
  | { type: 'replay'; at: number; flip: number | undefined }
  | { type: 'frame'; text: string }
  | { type: 'large'; length: number }
const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('sealed' as const),
      message: plain,
    }),
  },
  fc.record({ type: fc.constant('text' as const), text: fc.string() }),
  fc.record({
    type: fc.constant('replay' as const),
    at: fc.nat(),
    flip: fc.option(fc.nat(), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('frame' as const),
    text: fc.oneof(fc.string(), fc.json(), fc.anything().map(write)),
  }),
  fc.record({
    type: fc.constant('large' as const),
    length: fc.constantFrom(1_000_001, 2_000_000),
  }),
)

/** As JSON, whatever it is. */
function write(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part) =>
        typeof part === 'bigint' ? `${part}` : part,
      ) ?? 'undefined'
    )
  } catch {
    return 'null'
  }
}

describe('a hostile wallet or relay', () => {
  it('throws nothing, changes nothing that it may not, fills no memory', async () => {
    const faults: unknown[] = []
    const note = (error: unknown) => void faults.push(error)
    process.on('unhandledRejection', note)
    const { client, clock, events, keyValueStore, pair, propose, relay } =
      await setUpScripted()
    const { seal, session } = await pair()
    const request = client.request({
      topic: session.topic,
      chainId: 'eip155:31337',
      method: 'personal_sign',
      params: [],
      lifetimeMs: 1e9,
    })
    let settlements = 0
    request.then(
      () => (settlements += 1),
      () => (settlements += 1),
    )
    const pending = await propose()
    const sent: string[] = []
    const topics = [session.topic, pending.topic, '0'.repeat(64), 'x']
    const orders = fc.sample(order, messages)

    for (const [index, one] of orders.entries()) {
      const topic = topics[index % topics.length] ?? ''
      if (one.type === 'sealed') sent.push(seal(write(one.message)))
      if (one.type === 'text') sent.push(seal(one.text))
      if (one.type === 'large') sent.push('A'.repeat(one.length))
      if (one.type === 'frame') relay.pushRaw(one.text)
      else if (one.type === 'replay') {
        const old = sent[one.at % Math.max(sent.length, 1)] ?? ''
        const at = (one.flip ?? 0) % Math.max(old.length, 1)
        const flipped =
          one.flip === undefined
            ? old
            : `${old.slice(0, at)}A${old.slice(at + 1)}`
        relay.push(topic, flipped)
      } else relay.push(session.topic, sent.at(-1) ?? '')
      if (sent.length > 50) sent.shift()
      if (index % 100 === 0) await clock.advance(50)
    }
    await clock.advance(1000)

    const [after] = client.sessions()
    expect(client.sessions()).toHaveLength(1)
    expect(after?.topic).toBe(session.topic)
    expect(Object.keys(after?.namespaces ?? {})).toEqual(['eip155'])
    for (const account of after?.namespaces.eip155?.accounts ?? [])
      expect(account).toMatch(/^eip155:/)
    expect(after?.expiresAt).toBeLessThanOrEqual(clock.now() + 7 * 86_400_000)
    expect(
      events.filter(({ type }) =>
        ['sessionEnded', 'sessionApproved', 'relayRefused'].includes(type),
      ),
    ).toEqual([])
    expect(keyValueStore.getItem('hasp.sessions')?.length).toBeLessThan(20_000)
    expect(settlements).toBe(0)
    expect(faults).toEqual([])
    process.off('unhandledRejection', note)
  })
})
