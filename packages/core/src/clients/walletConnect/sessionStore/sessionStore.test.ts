import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../testing/createMemoryStore.js'
import { setUpScripted } from '../../../testing/walletConnect/setUpScripted.js'
import { forgetVault } from './forgetVault.js'

const key = 'hasp.sessions'

/** By whom the relay took each socket to be opened. */
const clientsOf = (addresses: readonly string[]) =>
  addresses.map((address) => {
    const [, payload = ''] =
      new URL(address).searchParams.get('auth')?.split('.') ?? []
    return (JSON.parse(atob(payload)) as { iss: string }).iss
  })

describe('what relays know the device by', () => {
  it('is not stored before there is anything to keep', async () => {
    const { client, keyValueStore } = await setUpScripted()
    expect(client.sessions()).toEqual([])
    expect(keyValueStore.entries()).toEqual({})
  })

  it('is the same while a session holds, in every tab and visit', async () => {
    const { again, clock, pair, relay, stop } = await setUpScripted()
    await pair()
    await again()
    await clock.advance(1_000)
    stop()
    await again()
    await clock.advance(1_000)
    expect(relay.addresses.length).toBeGreaterThan(2)
    expect(new Set(clientsOf(relay.addresses)).size).toBe(1)
  })

  it.each(['site', 'wallet', 'expiry'] as const)(
    'is another one after the last session was ended by the %s',
    async (by) => {
      const { again, client, clock, keyValueStore, pair, relay, stop } =
        await setUpScripted()
      const first = await pair()
      const second = await pair()
      const end = async ({ request, session }: typeof first) => {
        if (by === 'site') await client.disconnect({ topic: session.topic })
        if (by === 'wallet') request('wc_sessionDelete', {})
        if (by === 'expiry') await clock.advance(7 * 86_400_000)
        await clock.advance(1_000)
      }
      await end(first)
      if (by !== 'expiry')
        expect(keyValueStore.getItem(`${key}.id`)).not.toBe(null)
      await end(second)
      await clock.advance(1_000)
      expect(keyValueStore.entries()).toEqual({})
      // On this page, too: what is opened from now on is somebody else's.
      const before = new Set(clientsOf(relay.addresses))
      relay.cut()
      const next = relay.addresses.length
      stop()
      const visit = await again()
      const { signal } = new AbortController()
      visit.client
        .pair({ optionalNamespaces: {}, signal })
        .catch(() => undefined)
      await clock.advance(1_000)
      const after = clientsOf(relay.addresses.slice(next))
      expect(after.length).toBeGreaterThan(0)
      expect(after.filter((client) => before.has(client))).toEqual([])
    },
  )

  it('is not kept by a tab that watched the last session end', async () => {
    const first = await setUpScripted()
    const { session } = await first.pair()
    const second = await first.again()
    await first.clock.settle()
    const before = new Set(clientsOf(first.relay.addresses))
    await second.client.disconnect({ topic: session.topic })
    await first.clock.advance(1_000)
    first.notifyStorage()
    const known = first.relay.addresses.length
    first.relay.cut()
    first.propose().catch(() => undefined)
    await first.clock.advance(3_000)
    const after = clientsOf(first.relay.addresses.slice(known))
    expect(after.filter((client) => before.has(client))).toEqual([])
  })
})

describe('a session that was ended', () => {
  it.each([
    ['the storage', (_: unknown, notify: () => void) => notify()],
    ['a message', (event: () => void) => event()],
  ] as const)(
    'stays so when a tab that slept through it hears of %s first',
    async (_, wake) => {
      const sleeper = await setUpScripted()
      const { request, session } = await sleeper.pair()
      const other = await sleeper.again()
      await sleeper.clock.settle()
      const kept = await sleeper.pair()
      // Nothing reaches the first tab from here.
      sleeper.relay.mute(0, true)
      for (const { topic } of other.client.sessions())
        if (topic === session.topic) await other.client.disconnect({ topic })
      for (let round = 0; round < 4; round += 1) {
        // They expire, and are more endings than are remembered.
        await sleeper.clock.advance(400_000)
        for (let index = 0; index < 20; index += 1) {
          const { signal } = new AbortController()
          const pairing = other.client.pair({ optionalNamespaces: {}, signal })
          await sleeper.clock.settle()
          const { cancel } = await pairing
          cancel()
        }
      }
      sleeper.relay.mute(0, false)
      const event = () => {
        request('wc_sessionEvent', {
          chainId: 'eip155:31337',
          event: { name: 'chainChanged', data: 1 },
        })
      }
      wake(event, sleeper.notifyStorage)
      sleeper.notifyStorage()
      const stored = JSON.parse(sleeper.keyValueStore.getItem(key) ?? '{}')
      expect(Object.keys(stored.entries)).not.toContain(session.topic)
      expect(stored.entries[kept.session.topic]).toBeDefined()
      expect(sleeper.client.sessions().map(({ topic }) => topic)).toEqual([
        kept.session.topic,
      ])
    },
  )

  it('leaves no topic behind', async () => {
    const { client, clock, keyValueStore, pair } = await setUpScripted()
    const first = await pair()
    await pair()
    await client.disconnect({ topic: first.session.topic })
    await clock.advance(180_000)
    await client.disconnect({ topic: (await pair()).session.topic })
    await clock.advance(1_000)
    expect(JSON.stringify(keyValueStore.entries())).not.toContain(
      first.session.topic,
    )
  })
})

it('a store that is full loses nothing for the visit', async () => {
  const keyValueStore = createMemoryStore({ [key]: '{"entries":{}}' })
  const full = {
    ...keyValueStore,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  const { client, clock, pair } = await setUpScripted({ keyValueStore: full })
  const { request, session } = await pair()
  await clock.advance(300_000)
  request('wc_sessionEvent', {
    chainId: 'eip155:31337',
    event: { name: 'chainChanged', data: 1 },
  })
  await clock.advance(1_000)
  expect(client.sessions()).toEqual([session])
})

describe('a device that forgets', () => {
  it('keeps no key of the session store, and a client that runs follows', async () => {
    const { client, clock, keyValueStore, pair, request } =
      await setUpScripted().then(async (site) => ({
        ...site,
        ...(await site.pair()),
      }))
    await pair()
    forgetVault({ keyValueStore })
    expect(keyValueStore.entries()).toEqual({})
    request('wc_sessionEvent', {
      chainId: 'eip155:31337',
      event: { name: 'chainChanged', data: 1 },
    })
    await clock.advance(1_000)
    expect(keyValueStore.entries()).toEqual({})
    expect(client.sessions()).toEqual([])
  })

  it('needs no storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    forgetVault({ keyValueStore: undefined })
    forgetVault({
      keyValueStore: {
        getItem: blocked,
        setItem: blocked,
        removeItem: blocked,
      },
    })
    expect(blocked).toThrow('blocked')
  })
})
