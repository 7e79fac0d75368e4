import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { grantedNamespaces } from '../../testing/walletConnect/scriptedWallet.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const chainId = 'eip155:31337'
const day = 86_400_000
const key = 'hasp.sessions'

describe('a pairing', () => {
  it('is proposed at an address that wallets can read', async () => {
    const { clock, propose, relay } = await setUpScripted()
    const { createdAt, topic, uri } = await propose()
    const expiry = Math.floor((createdAt + 300_000) / 1000)
    expect(createdAt).toBe(clock.now())
    expect(uri).toMatch(
      new RegExp(
        `^wc:${topic}@2\\?expiryTimestamp=${expiry}&relay-protocol=irn&symKey=[0-9a-f]{64}$`,
      ),
    )
    expect(relay.relayMessages[0]).toMatchObject({ topic, tag: 1100, ttl: 300 })
    expect(relay.addresses).toHaveLength(1)
  })

  it.each([
    [{ code: 5000, message: 'User rejected.' }, 'USER_REJECTED'],
    [{ code: 5001, message: 'No such chains' }, 'USER_REJECTED'],
    [{ code: 5002, message: 'No such methods' }, 'USER_REJECTED'],
    [{ code: 5003, message: 'No such events' }, 'USER_REJECTED'],
    [{ code: 5100, message: 'Unsupported chains' }, 'CHAIN_NOT_ADDED'],
    [{ code: 1, message: 'Odd' }, 'WALLET_ERROR'],
  ])('[R8.30] reads %o as %s', async (error, code) => {
    const { clock, keyValueStore, propose, wallet } = await setUpScripted()
    const pairing = await propose()
    wallet.scan(pairing.uri).answer({ error })
    expect(await codeOf(pairing.approval)).toBe(code)
    await clock.settle()
    expect(keyValueStore.entries()[key]).toBe(undefined)
  })

  it('is seen when the wallet pings, and before it settles', async () => {
    const first = await setUpScripted()
    const { topic, uri } = await first.propose()
    const { pairingKey } = first.wallet.scan(uri)
    first.wallet.send(pairingKey, {
      id: first.wallet.nextId(),
      jsonrpc: '2.0',
      method: 'wc_pairingPing',
      params: {},
    })
    expect(first.events).toContainEqual({ type: 'pairingSeen', topic })

    const second = await setUpScripted()
    const other = await second.propose()
    second.wallet.scan(other.uri).say()
    expect(second.events).toContainEqual({
      type: 'pairingSeen',
      topic: other.topic,
    })
  })

  it('expires, and who approves it late is told goodbye', async () => {
    const { clock, client, propose, wallet } = await setUpScripted()
    const pairing = await propose()
    const peer = wallet.scan(pairing.uri)
    await clock.advance(300_001)
    expect(await codeOf(pairing.approval)).toBe('PAIRING_EXPIRED')
    peer.say()
    await clock.advance(100)
    expect(peer.received().map(({ method }) => method)).toEqual([
      'wc_sessionDelete',
    ])
    expect(client.sessions()).toEqual([])
  })

  it('is withdrawn by its signal and by cancel', async () => {
    const { propose } = await setUpScripted()
    const pairing = await propose()
    pairing.cancel()
    expect(await codeOf(pairing.approval)).toBe('CANCELLED')
  })

  it('[R7.23] can be proposed on again', async () => {
    const { client, clock, pair, relay } = await setUpScripted()
    await pair()
    const [first] = relay.relayMessages
    const { signal } = new AbortController()
    const again = client.pair({
      optionalNamespaces: {},
      pairingTopic: first?.topic,
      signal,
    })
    await clock.settle()
    expect((await again).topic).toBe(first?.topic)
    expect(
      await codeOf(
        client.pair({
          optionalNamespaces: {},
          pairingTopic: 'f'.repeat(64),
          signal,
        }),
      ),
    ).toBe('PAIRING_EXPIRED')
  })

  it('is picked up after a reload, also between approval and settlement', async () => {
    const { again, clock, propose, stop, wallet } = await setUpScripted()
    const pairing = await propose()
    const peer = wallet.scan(pairing.uri)
    peer.say()
    await clock.settle()
    stop()
    expect(await codeOf(pairing.approval)).toBe('CANCELLED')
    const next = await again()
    await clock.settle()
    peer.settle()
    await clock.settle()
    expect(next.events).toMatchObject([
      { type: 'relay', isReachable: true },
      { type: 'sessionApproved' },
    ])
    expect(next.client.sessions()).toHaveLength(1)
  })

  it.each([
    ['no namespaces', { namespaces: {} }],
    [
      'an account of another namespace',
      {
        namespaces: {
          eip155: { ...grantedNamespaces.eip155, accounts: ['solana:a:b'] },
        },
      },
    ],
    [
      'a chain of another namespace',
      {
        namespaces: {
          eip155: { ...grantedNamespaces.eip155, chains: ['solana:a'] },
        },
      },
    ],
    [
      'only namespaces that were not asked for',
      {
        namespaces: {
          solana: {
            ...grantedNamespaces.eip155,
            accounts: ['solana:a:b'],
            chains: ['solana:a'],
          },
        },
      },
    ],
    ['an end in the past', { expiry: 1 }],
    [
      'another controller',
      {
        controller: { publicKey: '1'.repeat(64), metadata: { name: 'M' } },
      },
    ],
  ])('refuses a settlement with %s', async (_, more) => {
    const { client, clock, propose, wallet } = await setUpScripted()
    const pairing = await propose()
    const peer = wallet.scan(pairing.uri)
    peer.say()
    peer.settle(more)
    expect(await codeOf(pairing.approval)).toBe('WALLET_ANSWER_INVALID')
    await clock.advance(100)
    expect(client.sessions()).toEqual([])
    expect(peer.received()).toMatchObject([
      { method: 'wc_sessionDelete' },
      { error: { code: 1005 } },
    ])
  })

  it('refuses a key that everybody would know', async () => {
    const { propose, wallet } = await setUpScripted()
    const pairing = await propose()
    const zero = '0'.repeat(64)
    wallet
      .scan(pairing.uri)
      .answer({ result: { relay: {}, responderPublicKey: zero } })
    expect(await codeOf(pairing.approval)).toBe('WALLET_ANSWER_INVALID')
  })
})

describe('a session', () => {
  it('leaves out namespaces that were not asked for', async () => {
    const { propose, wallet } = await setUpScripted()
    const pairing = await propose()
    const peer = wallet.scan(pairing.uri)
    peer.say()
    peer.settle({
      namespaces: {
        ...grantedNamespaces,
        cosmos: {
          accounts: ['cosmos:hub:a'],
          methods: [],
          events: [],
        },
        unknown: { accounts: [], methods: [], events: [] },
      },
    })
    const { namespaces } = await pairing.approval
    expect(Object.keys(namespaces)).toEqual(['eip155'])
  })

  it('heeds the newest update, once', async () => {
    const { client, clock, events, pair } = await setUpScripted()
    const { received, request } = await pair()
    const to = (chain: string) => ({
      namespaces: {
        eip155: {
          ...grantedNamespaces.eip155,
          accounts: [
            `eip155:${chain}:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266`,
          ],
          chains: [`eip155:${chain}`],
        },
      },
    })
    const newer = clock.now() * 1000 + 900
    request('wc_sessionUpdate', to('2'), newer)
    request('wc_sessionUpdate', to('1'), newer - 1)
    request('wc_sessionUpdate', to('3'), newer)
    request('wc_sessionUpdate', { namespaces: 'garbage' })
    await clock.advance(100)
    expect(client.sessions()[0]?.namespaces.eip155?.chains).toEqual([
      'eip155:2',
    ])
    expect(events.filter(({ type }) => type === 'sessionUpdated')).toHaveLength(
      1,
    )
    expect(
      received().map(({ error, result }) => error?.code ?? result),
    ).toEqual([true, true, true, true, 1003])
  })

  it('tells an event once, also after a reload', async () => {
    const { again, clock, events, pair, relay, stop } = await setUpScripted()
    const { seal, session } = await pair()
    const message = seal({
      id: clock.now() * 1000,
      jsonrpc: '2.0',
      method: 'wc_sessionEvent',
      params: { chainId, event: { name: 'chainChanged', data: 31_337 } },
    })
    const reported = (some: readonly { type: string }[]) =>
      some.filter(({ type }) => type === 'sessionEvent').length
    relay.push(session.topic, message)
    relay.push(session.topic, message)
    expect(reported(events)).toBe(1)
    stop()
    const next = await again()
    await clock.settle()
    relay.push(session.topic, message)
    expect(reported(next.events)).toBe(0)
  })

  it('ends when it expires', async () => {
    const { client, clock, events, pair } = await setUpScripted()
    const expiry = Math.floor(clock.now() / 1000) + 600
    const { session } = await pair({ expiry })
    expect(session.expiresAt).toBe(expiry * 1000)
    await clock.advance(600_000)
    expect(client.sessions()).toEqual([])
    expect(events.at(-1)).toEqual({
      type: 'sessionEnded',
      topic: session.topic,
    })
  })

  it('is extended on the next visit when little time is left', async () => {
    const { again, clock, pair, stop } = await setUpScripted()
    const twoDays = Math.floor((clock.now() + 2 * day) / 1000)
    const { received, respond } = await pair({ expiry: twoDays })
    stop()
    const { client } = await again()
    await clock.settle()
    const asked = received().find(({ method }) => method === 'wc_sessionExtend')
    const inAWeek = clock.now() + 7 * day
    expect(asked?.params).toEqual({ expiry: Math.floor(inAWeek / 1000) })
    respond(asked?.id ?? 0, { result: true })
    expect(client.sessions()[0]?.expiresAt).toBe(twoDays * 1000)
    await clock.settle()
    expect(client.sessions()[0]?.expiresAt).toBe(inAWeek)
  })

  it('answers several requests, each once, in any order', async () => {
    const { client, clock, pair } = await setUpScripted()
    const { received, respond, session } = await pair()
    const ask = (method: string) =>
      client.request({ topic: session.topic, chainId, method, params: [] })
    const answers = Promise.all([ask('one'), ask('two'), codeOf(ask('three'))])
    await clock.settle()
    const ids = received()
      .filter(({ method }) => method === 'wc_sessionRequest')
      .map(({ id }) => id)
    expect([...new Set(ids)].sort()).toEqual(ids)
    const [one = 0, two = 0, three = 0] = ids
    respond(two, { result: 2 })
    respond(three, { error: { code: 4001, message: 'no' } })
    respond(two, { result: 'again' })
    respond(one, { result: 1 })
    expect(await answers).toEqual([1, 2, 'USER_REJECTED'])
  })

  it('gives up a request that nobody answers, and one that is cancelled', async () => {
    const { client, clock, pair, relay } = await setUpScripted()
    const { session } = await pair()
    const { topic } = session
    const request = {
      topic,
      chainId,
      method: 'personal_sign',
      params: [],
    } as const
    const silent = codeOf(client.request({ ...request, lifetimeMs: 60_000 }))
    const controller = new AbortController()
    const { signal } = controller
    const cancelled = codeOf(client.request({ ...request, signal }))
    await clock.settle()
    controller.abort()
    expect(await cancelled).toBe('CANCELLED')
    await clock.advance(60_001)
    expect(await silent).toBe('WALLET_NOT_RESPONDING')
    relay.set('down')
    relay.cut()
    const unsent = codeOf(client.request(request))
    await clock.advance(10_001)
    expect(await unsent).toBe('RELAY_UNAVAILABLE')
    expect(
      await codeOf(client.request({ ...request, topic: 'f'.repeat(64) })),
    ).toBe('WALLET_DISCONNECTED')
  })

  it('asks again over a new socket, and takes the answer from there', async () => {
    const { client, clock, pair, relay } = await setUpScripted()
    const { received, respond, session } = await pair()
    const answer = client.request({
      topic: session.topic,
      chainId,
      method: 'personal_sign',
      params: [],
    })
    await clock.settle()
    relay.cut()
    await clock.advance(1000)
    const asked = received().filter(
      ({ method }) => method === 'wc_sessionRequest',
    )
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual(asked[1])
    expect([...relay.topics]).toContain(session.topic)
    respond(asked[0]?.id ?? 0, { result: '0xsigned' })
    expect(await answer).toBe('0xsigned')
  })

  it('is ended at once; the wallet is told when the relay is back', async () => {
    const { again, client, clock, keyValueStore, pair, relay, stop } =
      await setUpScripted()
    const { received, session } = await pair()
    relay.set('down')
    relay.cut()
    await client.disconnect({ topic: session.topic })
    expect(client.sessions()).toEqual([])
    stop()
    relay.set('up')
    await again()
    await clock.advance(1000)
    expect(received().at(-1)).toMatchObject({
      method: 'wc_sessionDelete',
      params: { code: 6000 },
    })
    expect(keyValueStore.entries()[key]).toBe(undefined)
  })

  it('ignores what the site itself sent from another tab', async () => {
    const { client, clock, pair, relay, signal } = await setUpScripted()
    const { received, session } = await pair()
    const ping = codeOf(client.ping({ topic: session.topic, signal }))
    await clock.settle()
    const before = received().length
    relay.push(session.topic, relay.relayMessages.at(-1)?.message ?? '')
    await clock.advance(1000)
    expect(received()).toHaveLength(before)
    await clock.advance(30_000)
    expect(await ping).toBe('WALLET_NOT_RESPONDING')
  })
})

describe('what is stored', () => {
  it('keeps the sessions that two tabs make at once', async () => {
    const first = await setUpScripted()
    const before = await first.pair()
    const second = await first.again()
    const stale = first.keyValueStore.getItem(key) ?? ''
    const after = await first.pair()
    // The other tab overwrites what it did not see.
    first.keyValueStore.setItem(key, stale)
    first.notifyStorage()
    first.notifyStorage()
    const topics = [before.session.topic, after.session.topic]
    for (const { client } of [first, second])
      expect(client.sessions().map(({ topic }) => topic)).toEqual(topics)
    await first.client.disconnect({ topic: topics[0] ?? '' })
    first.notifyStorage()
    expect(second.client.sessions()).toHaveLength(1)
    expect(second.events.at(-1)).toEqual({
      type: 'sessionEnded',
      topic: topics[0],
    })
  })

  it('drops garbage, and keys of another topic', async () => {
    const first = await setUpScripted()
    const { session } = await first.pair()
    const stored = JSON.parse(first.keyValueStore.getItem(key) ?? '')
    const entry = stored.entries[session.topic]
    for (const entries of [
      { [session.topic]: { ...entry, key: '1'.repeat(64) } },
      { [session.topic]: { ...entry, namespaces: { eip155: 1 } } },
      { [session.topic]: { ...entry, expiresAt: 'soon' } },
      { ['0'.repeat(64)]: entry },
      { [session.topic]: null },
    ]) {
      const text = JSON.stringify({ ...stored, entries })
      const keyValueStore = createMemoryStore({ [key]: text })
      const { client } = await setUpScripted({ keyValueStore })
      expect(client.sessions()).toEqual([])
    }
    for (const text of ['{', '[]', 'null', '"x"', '{"entries":[]}']) {
      const keyValueStore = createMemoryStore({
        [key]: text,
        'hasp.sessions.id': text,
      })
      const { client } = await setUpScripted({ keyValueStore })
      expect(client.sessions()).toEqual([])
    }
  })

  it('works where nothing can be stored', async () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const { client, pair } = await setUpScripted({
      keyValueStore: {
        getItem: blocked,
        setItem: blocked,
        removeItem: blocked,
        entries: () => ({}),
      },
    })
    const { session } = await pair()
    expect(client.sessions()).toEqual([session])
  })
})

it('a session that the wallet does not know is over, so that it can be connected anew', async () => {
  const { client, clock, events, pair } = await setUpScripted()
  const { received, respond, session } = await pair()
  const { topic } = session
  const asked = codeOf(
    client.request({ topic, chainId, method: 'personal_sign', params: [] }),
  )
  await clock.settle()
  const request = received().find(
    ({ method }) => method === 'wc_sessionRequest',
  )
  respond(request?.id ?? 0, {
    error: { code: 7001, message: 'No session for topic' },
  })
  expect(await asked).toBe('SESSION_STALE')
  expect(client.sessions()).toEqual([])
  expect(events).toContainEqual({ type: 'sessionEnded', topic })
})
