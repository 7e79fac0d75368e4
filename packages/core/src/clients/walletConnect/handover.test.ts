import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const transfer = {
  chainId: 'eip155:31337',
  method: 'eth_sendTransaction',
  params: [{ to: '0x00', value: '0x1' }],
} as const

/** A paired site that asks for a transfer, and what became of it. */
async function setUp(options: Parameters<typeof setUpScripted>[0] = {}) {
  const site = await setUpScripted(options)
  const peer = await site.pair()
  const ask = (more: { method?: string; params?: unknown } = {}) => {
    const { topic } = peer.session
    const answer = site.client.request({ topic, ...transfer, ...more })
    const ends: unknown[] = []
    answer.then(
      (result) => ends.push(result),
      (error: unknown) => ends.push(error),
    )
    return { answer, ends }
  }
  const asked = () =>
    peer.received().filter(({ method }) => method === 'wc_sessionRequest')
  return { ...site, ...peer, ask, asked }
}

describe('a request whose message left', () => {
  it('does not storm a relay that closes at every message', async () => {
    const { ask, clock, relay } = await setUp()
    relay.confirm(false)
    relay.onRelayMessage(() => relay.cut())
    ask()
    const before = relay.addresses.length
    await clock.advance(120_000)
    // Pauses are drawn by chance: a second each in the middle.
    expect(relay.addresses.length - before).toBeLessThan(240)
  })

  it('waits for the wallet although the relay confirms nothing', async () => {
    const { ask, asked, clock, relay, respond } = await setUp()
    relay.confirm(false)
    const { answer, ends } = ask()
    await clock.advance(120_000)
    expect(ends).toEqual([])
    expect(new Set(asked().map(({ id }) => id)).size).toBe(1)
    respond(asked()[0]?.id ?? 0, { result: '0xhash' })
    expect(await answer).toBe('0xhash')
  })

  it.each([
    'eth_sendTransaction',
    'solana_signAndSendTransaction',
    'cosmos_signDirect',
    'personal_sign',
  ])('waits for %s while the network is away', async (method) => {
    const { ask, asked, clock, relay, respond } = await setUp()
    const { answer, ends } = ask({ method })
    await clock.settle()
    relay.set('down')
    relay.cut()
    await clock.advance(200_000)
    expect(ends).toEqual([])
    relay.set('up')
    await clock.advance(5_000)
    const [first, ...rest] = asked()
    expect(new Set(rest.map(({ id }) => id))).toEqual(new Set([first?.id]))
    respond(first?.id ?? 0, { result: 'answer' })
    expect(await answer).toBe('answer')
  })

  it('is the same message over every socket', async () => {
    const { ask, clock, relay } = await setUp()
    relay.confirm(false)
    const before = relay.relayMessages.length
    ask()
    for (let cut = 0; cut < 3; cut += 1) {
      await clock.advance(3_000)
      relay.cut()
    }
    const sent = relay.relayMessages.slice(before).map(({ message }) => message)
    expect(sent.length).toBeGreaterThan(2)
    expect(new Set(sent).size).toBe(1)
  })

  it('waits when the relay then lets nobody in', async () => {
    const { ask, asked, clock, relay, respond } = await setUp()
    relay.confirm(false)
    const { answer, ends } = ask()
    await clock.settle()
    relay.refuse('JWT validation error')
    relay.cut()
    await clock.advance(60_000)
    expect(ends).toEqual([])
    relay.refuse(undefined)
    await clock.advance(31_000)
    respond(asked()[0]?.id ?? 0, { result: '0xhash' })
    expect(await answer).toBe('0xhash')
  })

  it('ends with a stale session only where the wallet says so', async () => {
    const { ask, asked, clock, respond } = await setUp()
    const failed = codeOf(ask().answer)
    await clock.settle()
    const error = { code: 7001, message: 'No session for topic' }
    respond(asked()[0]?.id ?? 0, { error })
    expect(await failed).toBe('SESSION_STALE')
  })

  it('ends when its lifetime does', async () => {
    const { ask, clock, relay } = await setUp()
    const { answer, ends } = ask()
    const code = codeOf(answer)
    await clock.settle()
    relay.set('silent')
    await clock.advance(299_000)
    expect(ends).toEqual([])
    await clock.advance(1_000)
    expect(await code).toBe('WALLET_NOT_RESPONDING')
  })
})

describe('a request whose message never left', () => {
  it.each(['down', 'deaf'] as const)(
    'ends with the relay that is %s, and is not sent later',
    async (behaviour) => {
      const { ask, asked, clock, relay } = await setUp()
      relay.set(behaviour)
      relay.cut()
      const { ends } = ask()
      await clock.advance(9_900)
      expect(ends).toEqual([])
      await clock.advance(100)
      expect(ends).toMatchObject([
        { code: 'RELAY_UNAVAILABLE', context: { host: 'relay.example' } },
      ])
      relay.set('up')
      await clock.advance(400_000)
      expect(asked()).toEqual([])
    },
  )

  it('is not called unsent when the socket fails while it takes it', async () => {
    const { ask, clock, relay } = await setUp()
    relay.set('silent')
    const { ends } = ask()
    await clock.settle()
    relay.set('down')
    relay.cut()
    await clock.advance(60_000)
    expect(ends).toEqual([])
  })
})

describe('a message that the relay will not take', () => {
  const sends = (frames: readonly { method?: string }[]) =>
    frames.filter(({ method }) => method === 'irn_publish').length

  it.each([
    [
      {
        code: -32_600,
        message:
          'Payload size limit exceeded. Maximum size for tag 1108 is 98304',
      },
      'REQUEST_TOO_LARGE',
    ],
    [{ code: 413, message: 'Request entity too large' }, 'REQUEST_TOO_LARGE'],
    [{ code: -32_602, message: 'Invalid params: ttl' }, 'RELAY_REFUSED'],
  ])(
    'for good (%o) ends at once, unknown to have failed',
    async (error, code) => {
      const { ask, asked, clock, relay, respond } = await setUp()
      const before = sends(relay.frames)
      relay.reject(error)
      const failed = codeOf(ask().answer)
      await clock.advance(100)
      expect(await failed).toBe(code)
      await clock.advance(20_000)
      expect(sends(relay.frames) - before).toBe(1)
      relay.reject(undefined)
      const { answer } = ask()
      await clock.settle()
      respond(asked()[0]?.id ?? 0, { result: '0xnext' })
      expect(await answer).toBe('0xnext')
    },
  )

  it('because its frame is too long ends alone; the others are carried', async () => {
    const { ask, asked, clock, relay, respond } = await setUp()
    relay.limit(20_000)
    const failed = codeOf(ask({ params: ['0x'.padEnd(40_000, 'f')] }).answer)
    const { answer } = ask()
    await clock.advance(5_000)
    expect(await failed).toBe('REQUEST_TOO_LARGE')
    respond(asked()[0]?.id ?? 0, { result: '0xhash' })
    expect(await answer).toBe('0xhash')
  })

  it('for now is sent again, less and less often', async () => {
    const { ask, asked, clock, relay, respond } = await setUp()
    const before = sends(relay.frames)
    relay.reject({ code: -32_000, message: 'Too many requests, size 1' })
    const { answer, ends } = ask()
    await clock.advance(30_000)
    expect(ends).toEqual([])
    expect(sends(relay.frames) - before).toBeLessThan(12)
    relay.reject(undefined)
    await clock.advance(5_000)
    respond(asked()[0]?.id ?? 0, { result: '0xhash' })
    expect(await answer).toBe('0xhash')
  })
})

describe('a relay that comes back while somebody waits', () => {
  it.each([0, 65_535, 30_000, 12_345])(
    'is found within two and a half seconds (chance %i)',
    async (chance) => {
      const { ask, asked, clock, relay, respond } = await setUp({
        chance: () => chance,
      })
      relay.set('down')
      relay.cut()
      await clock.advance(3_000)
      const { answer } = ask()
      await clock.advance(2_000)
      relay.set('up')
      await clock.advance(2_500)
      respond(asked()[0]?.id ?? 0, { result: '0xhash' })
      expect(await answer).toBe('0xhash')
    },
  )
})
