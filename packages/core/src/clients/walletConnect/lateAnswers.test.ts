import { describe, expect, it } from 'vitest'
import type { WalletConnectEvent } from '../../ports/WalletConnectClient.js'
import { codeOf } from '../../testing/codeOf.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const key = 'hasp.sessions'
const chainId = 'eip155:31337'
const method = 'eth_sendTransaction'
const params = [{ to: '0x00', value: '0x1' }]

const reported = (events: readonly WalletConnectEvent[]) =>
  events.filter(({ type }) => type === 'requestAnswered')

/** A paired site that has asked for a transfer. */
async function setUp(
  options: Parameters<typeof setUpScripted>[0] = {},
  request: { method?: string; params?: unknown; signal?: AbortSignal } = {},
) {
  const site = await setUpScripted(options)
  const peer = await site.pair()
  const { topic } = peer.session
  const answer = site.client.request({
    topic,
    chainId,
    method,
    params,
    ...request,
  })
  answer.catch(() => undefined)
  await site.clock.settle()
  const id =
    peer.received().findLast(({ method }) => method === 'wc_sessionRequest')
      ?.id ?? 0
  const event = {
    type: 'requestAnswered',
    topic,
    chainId,
    method: request.method ?? method,
  }
  return { ...site, ...peer, answer, event, id, topic }
}
const pendingIn = (store: ReturnType<typeof createMemoryStore>) =>
  JSON.parse(store.getItem(key) ?? '{}').pending as unknown[] | undefined

describe('an answer that comes when nobody waits', () => {
  it.each([
    ['eip155:31337', 'eth_sendTransaction'],
    ['eip155:31337', 'wallet_sendCalls'],
    ['eip155:31337', 'solana_signAndSendTransaction'],
  ] as const)('is told after its end, once (%s %s)', async (_, method) => {
    const { answer, clock, event, events, id, keyValueStore, respond } =
      await setUp({}, { method })
    await clock.advance(300_000)
    expect(await codeOf(answer)).toBe('WALLET_NOT_RESPONDING')
    respond(id, { result: '0xhash' })
    respond(id, { result: '0xother' })
    await clock.advance(5_000)
    expect(reported(events)).toEqual([
      { ...event, params, outcome: { result: '0xhash' } },
    ])
    expect(pendingIn(keyValueStore)).toEqual([])
  })

  it('is told when the caller has left, also that it failed', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const { answer, clock, event, events, id, respond } = await setUp(
      {},
      { signal },
    )
    controller.abort()
    expect(await codeOf(answer)).toBe('CANCELLED')
    respond(id, { error: { code: 5000, message: 'User rejected.' } })
    await clock.advance(1_000)
    expect(reported(events)).toMatchObject([
      { ...event, params, outcome: { error: { code: 'USER_REJECTED' } } },
    ])
  })

  it('is told on the next visit, by whichever relay', async () => {
    const { again, clock, event, id, respond, stop } = await setUp()
    stop()
    await clock.advance(3_600_000)
    const next = await again()
    await clock.settle()
    respond(id, { result: '0xhash' })
    await clock.advance(5_000)
    expect(reported(next.events)).toEqual([
      { ...event, params, outcome: { result: '0xhash' } },
    ])
    next.stop()
    const last = await again()
    respond(id, { result: '0xhash' })
    await clock.advance(5_000)
    expect(reported(last.events)).toEqual([])
  })

  it('is not lost when the page is left before it was told', async () => {
    const { again, clock, event, id, respond, stop } = await setUp()
    await clock.advance(300_000)
    respond(id, { result: '0xhash' })
    stop()
    const next = await again()
    await clock.advance(5_000)
    expect(reported(next.events)).toEqual([
      { ...event, params, outcome: { result: '0xhash' } },
    ])
  })

  it('is told although the wallet says goodbye right after it', async () => {
    const { clock, event, events, id, keyValueStore, request, respond } =
      await setUp()
    await clock.advance(300_000)
    respond(id, { result: '0xhash' })
    request('wc_sessionDelete', { code: 6000, message: 'User disconnected.' })
    await clock.advance(5_000)
    expect(reported(events)).toEqual([
      { ...event, params, outcome: { result: '0xhash' } },
    ])
    await clock.advance(60_000)
    expect(keyValueStore.getItem(key)).toBe(null)
  })

  it('says what was asked only where it is about money', async () => {
    const { clock, event, events, id, keyValueStore, respond } = await setUp(
      {},
      { method: 'personal_sign', params: ['0x6869', '0x00'] },
    )
    expect(keyValueStore.getItem(key)).not.toContain('0x6869')
    await clock.advance(300_000)
    respond(id, { result: '0xsigned' })
    await clock.advance(1_000)
    expect(reported(events)).toEqual([
      { ...event, params: undefined, outcome: { result: '0xsigned' } },
    ])
  })

  it('is dropped when a day is over, and when nothing was asked', async () => {
    const { clock, events, id, respond } = await setUp()
    respond(id + 1, { result: '0xinvented' })
    await clock.advance(86_400_000)
    respond(id, { result: '0xhash' })
    await clock.advance(5_000)
    expect(reported(events)).toEqual([])
  })

  it('is not believed on the topic of another session', async () => {
    const { clock, events, id, pair } = await setUp()
    const other = await pair()
    await clock.advance(300_000)
    other.respond(id, { result: '0xforged' })
    await clock.advance(5_000)
    expect(reported(events)).toEqual([])
  })

  it('is told where nothing can be stored', async () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const { clock, events, id, respond } = await setUp({
      keyValueStore: {
        getItem: blocked,
        setItem: blocked,
        removeItem: blocked,
        entries: () => ({}),
      },
    })
    await clock.advance(300_000)
    respond(id, { result: '0xhash' })
    await clock.advance(5_000)
    expect(reported(events)).toHaveLength(1)
  })

  it('is told although it is too long to be written down', async () => {
    const { clock, events, id, keyValueStore, respond } = await setUp()
    await clock.advance(300_000)
    const result = '0x'.padEnd(100_000, 'f')
    respond(id, { result })
    await clock.advance(1_000)
    expect(reported(events)).toMatchObject([{ outcome: { result } }])
    expect(keyValueStore.getItem(key)?.length).toBeLessThan(5_000)
  })
})

describe('an answer with two tabs of the site open', () => {
  it('is for the tab that waits, and no other is told', async () => {
    const { again, answer, clock, events, id, respond } = await setUp()
    const second = await again()
    await clock.settle()
    respond(id, { result: '0xhash' })
    expect(await answer).toBe('0xhash')
    await clock.advance(5_000)
    expect(reported(events)).toEqual([])
    expect(reported(second.events)).toEqual([])
  })

  it('reaches the tab that waits though another one alone hears it', async () => {
    const { again, answer, clock, events, id, relay, respond, notifyStorage } =
      await setUp()
    const second = await again()
    await clock.settle()
    relay.mute(0, true)
    respond(id, { result: '0xhash' })
    notifyStorage()
    expect(await answer).toBe('0xhash')
    await clock.advance(5_000)
    expect(reported(events)).toEqual([])
    expect(reported(second.events)).toEqual([])
  })

  it('is told nowhere when it comes again, though the other tab reads what it wrote itself', async () => {
    const site = await setUp()
    const { answer, clock, events, notifyStorage, relay, respond, topic } = site
    respond(site.id, { result: '0x1' })
    await answer
    const second = await site.again()
    const ask = async (tab: Pick<typeof site, 'client'>) => {
      const asked = tab.client.request({ topic, chainId, method, params })
      await clock.settle()
      notifyStorage()
      const id = site.received().at(-1)?.id ?? 0
      respond(id, { result: '0x2' })
      await asked
      notifyStorage()
      return id
    }
    await ask(second)
    const socket = relay.addresses.length - 1
    relay.mute(socket, true)
    const id = await ask(site)
    // What is stored by now is what the second tab wrote last.
    relay.mute(socket, false)
    respond(id, { result: '0x2' })
    await clock.advance(5_000)
    expect(reported(events)).toEqual([])
    expect(reported(second.events)).toEqual([])
  })

  it('is told once in each when the tab that asked is gone', async () => {
    const { again, clock, event, id, respond, stop, notifyStorage } =
      await setUp()
    const second = await again()
    const third = await again()
    await clock.settle()
    stop()
    respond(id, { result: '0xhash' })
    notifyStorage()
    await clock.advance(5_000)
    for (const { events } of [second, third])
      expect(reported(events)).toEqual([
        { ...event, params, outcome: { result: '0xhash' } },
      ])
  })
})

describe('requests that are remembered', () => {
  it('are those that left or may leave, and that are not answered', async () => {
    const { answer, client, clock, id, keyValueStore, relay, respond, topic } =
      await setUp()
    expect(pendingIn(keyValueStore)).toMatchObject([{ topic, params }])
    respond(id, { result: '0xhash' })
    await answer
    expect(pendingIn(keyValueStore)).toEqual([])
    relay.set('down')
    relay.cut()
    const unsent = codeOf(client.request({ topic, chainId, method, params }))
    expect(pendingIn(keyValueStore)).toHaveLength(1)
    await clock.advance(10_000)
    expect(await unsent).toBe('RELAY_UNAVAILABLE')
    expect(pendingIn(keyValueStore)).toEqual([])
  })

  it('are bounded, and those about money go last', async () => {
    const { client, keyValueStore, topic } = await setUp()
    const ask = (method: string, params: unknown) =>
      client.request({ topic, chainId, method, params }).catch(() => undefined)
    for (let index = 0; index < 60; index += 1)
      ask('personal_sign', [`0x${index}`])
    ask('eth_sendTransaction', [{ data: '0x'.padEnd(200_000, 'f') }])
    const kept = pendingIn(keyValueStore) as { method: string }[]
    expect(kept).toHaveLength(16)
    expect(kept[0]).toMatchObject({ method: 'eth_sendTransaction', params })
    expect(keyValueStore.getItem(key)?.length).toBeLessThan(10_000)
  })

  it('are parsed when they are read', async () => {
    const first = await setUp()
    first.stop()
    const stored = JSON.parse(first.keyValueStore.getItem(key) ?? '')
    const [one] = stored.pending
    for (const pending of [
      'garbage',
      [{ ...one, chainId: 1 }],
      [{ ...one, topic: 'x' }],
      [{ ...one, id: -1 }],
      [{ ...one, outcome: { error: 'x' } }],
      [{ ...one, outcome: {} }],
      [null, 1, 'x', []],
      [{ ...one, topic: 'f'.repeat(64) }],
      Array.from({ length: 1_000 }, () => one),
    ]) {
      const keyValueStore = createMemoryStore({
        [key]: JSON.stringify({ ...stored, pending }),
      })
      const next = await setUpScripted({ keyValueStore })
      await next.clock.advance(5_000)
      expect(reported(next.events)).toEqual([])
      expect(next.client.sessions().length).toBeLessThan(2)
    }
  })
})
