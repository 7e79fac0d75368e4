import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpScripted } from '../../../testing/walletConnect/setUpScripted.js'
import { askedNamespaces } from '../../../testing/walletConnect/setUpWalletConnect.js'

const { signal } = new AbortController()
const optionalNamespaces = askedNamespaces

describe('the relay', () => {
  it('is not contacted before it is needed, nor once it is not', async () => {
    const { clock, propose, relay } = await setUpScripted()
    await clock.advance(60_000)
    expect(relay.addresses).toEqual([])
    const pairing = await propose()
    expect(relay.isOpen()).toBe(true)
    pairing.cancel()
    await clock.advance(600_000)
    expect(relay.isOpen()).toBe(false)
    expect(relay.addresses).toHaveLength(1)
  })

  it('that is dead is told within 5 s, and found again by itself', async () => {
    const { client, clock, events, relay } = await setUpScripted()
    relay.set('down')
    const failed = codeOf(client.pair({ optionalNamespaces, signal }))
    await clock.advance(3000)
    expect(events).toEqual([{ type: 'relay', isReachable: false }])
    await clock.advance(2000)
    expect(await failed).toBe('RELAY_UNAVAILABLE')
    relay.set('up')
    const pairing = client.pair({ optionalNamespaces, signal })
    await clock.advance(5000)
    expect((await pairing).uri).toMatch(/^wc:/)
    expect(events.at(-1)).toEqual({ type: 'relay', isReachable: true })
  })

  it.each(['silent', 'deaf'] as const)(
    'that is %s is told within 5 s',
    async (behaviour) => {
      const { client, clock, events, relay } = await setUpScripted()
      relay.set(behaviour)
      const failed = codeOf(client.pair({ optionalNamespaces, signal }))
      await clock.advance(5000)
      expect(await failed).toBe('RELAY_UNAVAILABLE')
      expect(events).toEqual([{ type: 'relay', isReachable: false }])
    },
  )

  it('that falls silent while a code is shown is told within 5 s', async () => {
    const { clock, events, propose, relay } = await setUpScripted()
    await propose()
    await clock.advance(20_000)
    relay.set('silent')
    await clock.advance(5000)
    expect(events.at(-1)).toEqual({ type: 'relay', isReachable: false })
    relay.set('up')
    await clock.advance(10_000)
    expect(events.at(-1)).toEqual({ type: 'relay', isReachable: true })
  })

  it('that flaps is not told of', async () => {
    const { clock, events, pair, relay } = await setUpScripted()
    await pair()
    for (let round = 0; round < 5; round += 1) {
      relay.cut()
      await clock.advance(2000)
    }
    expect(events.filter(({ type }) => type === 'relay')).toHaveLength(1)
  })

  it('is retried ever less often, at random times', async () => {
    const { clock, pair, relay } = await setUpScripted()
    await pair()
    relay.set('down')
    relay.cut()
    await clock.advance(60_000)
    const inTheFirstMinute = relay.addresses.length
    await clock.advance(60_000 * 10)
    const perMinute = (relay.addresses.length - inTheFirstMinute) / 10
    expect(inTheFirstMinute).toBeGreaterThan(5)
    expect(perMinute).toBeLessThan(inTheFirstMinute)
    expect(perMinute).toBeGreaterThan(1)
  })

  it('gives way to the next one within 5 s', async () => {
    const relayUrls = ['wss://one.example', 'wss://two.example']
    for (const behaviour of ['down', 'deaf'] as const) {
      const { client, clock, relay } = await setUpScripted({ relayUrls })
      if (behaviour === 'down') relay.down('one.example')
      else relay.set('deaf')
      const pairing = client.pair({ optionalNamespaces, signal })
      await clock.advance(1000)
      relay.set('up')
      await clock.advance(4000)
      expect((await pairing).uri).toMatch(/^wc:/)
      const hosts = relay.addresses.map((address) => new URL(address).host)
      expect([...new Set(hosts)]).toEqual(['one.example', 'two.example'])
    }
  })

  it.each(['online', 'pageshow', 'focus', 'visibilitychange'])(
    'is looked for at once on %s, whatever the browser says of the network',
    async (type) => {
      const { clock, pair, relay, window } = await setUpScripted()
      await pair()
      relay.set('down')
      relay.cut()
      await clock.advance(600_000)
      relay.set('up')
      const before = relay.addresses.length
      window.dispatchEvent(new Event(type))
      await clock.settle()
      expect(relay.addresses).toHaveLength(before + 1)
    },
  )

  it.each([
    [
      '[R8.44] refuses the token',
      'JWT validation error: JWT Token is not yet valid',
      'token',
    ],
    [
      '[R8.45] misses a project id',
      'Authorization error: Project ID is missing',
      'projectId',
    ],
    ['refuses the origin', 'Unauthorized: origin not allowed', 'origin'],
  ])('that %s is told once', async (_, text, reason) => {
    const { client, clock, events, relay } = await setUpScripted()
    relay.refuse(text)
    const failed = codeOf(client.pair({ optionalNamespaces, signal }))
    await clock.settle()
    expect(await failed).toBe('RELAY_REFUSED')
    await clock.advance(60_000)
    const refusals = events.filter(({ type }) => type === 'relayRefused')
    expect(refusals).toEqual([{ type: 'relayRefused', reason }])
  })

  it('gets everything that was handed over while it was away', async () => {
    const { client, clock, pair, relay } = await setUpScripted()
    const { received, session } = await pair()
    relay.set('silent')
    const request = {
      topic: session.topic,
      chainId: 'eip155:1',
      params: [],
    } as const
    const asked = ['one', 'two'].map((method) =>
      codeOf(client.request({ ...request, method })),
    )
    await clock.advance(2000)
    relay.set('up')
    await clock.advance(7000)
    const requests = received().filter(
      ({ method }) => method === 'wc_sessionRequest',
    )
    expect(new Set(requests.map(({ id }) => id)).size).toBe(2)
    await clock.advance(300_000)
    expect(await Promise.all(asked)).toEqual([
      'WALLET_NOT_RESPONDING',
      'WALLET_NOT_RESPONDING',
    ])
  })

  it('leaves no timer when everything stops', async () => {
    const { clock, pair, stop } = await setUpScripted()
    await pair()
    stop()
    await clock.settle()
    expect(clock.waiting()).toBe(0)
  })

  it('knows no host but its own', async () => {
    const { pair, relay } = await setUpScripted()
    await pair()
    for (const address of relay.addresses) {
      const { host, searchParams } = new URL(address)
      expect(host).toBe('relay.example')
      expect([...searchParams.keys()]).toEqual([
        'auth',
        'projectId',
        'ua',
        'useOnCloseEvent',
      ])
    }
  })
})
