import diagnostics from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { stringToHex, verifyMessage } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
} from 'vitest'
import { testAccounts } from '../../../../../devstack/addresses.js'
import {
  startTestRelay,
  type TestRelay,
} from '../../../../../devstack/testing/startTestRelay.js'
import {
  type RunningWallet,
  startWallet,
} from '../../../../../devstack/testing/wallets/startWallet.js'
import { walletKinds } from '../../../../../devstack/testing/wallets/walletKinds.js'
import { codeOf } from '../../testing/codeOf.js'
import {
  askedNamespaces,
  setUpWalletConnect,
} from '../../testing/walletConnect/setUpWalletConnect.js'
import { signClient } from '../signClient/signClient.js'

type Site = Awaited<ReturnType<typeof setUpWalletConnect>>

const { signal } = new AbortController()
const [owner] = testAccounts
const chainId = 'eip155:31337'
const otherChainId = 'eip155:31338'
const timeout = 30_000

const pairs = (['our client', 'sign-client'] as const).flatMap((side) =>
  walletKinds.map((kind) => ({ kind, side })),
)

describe.each(pairs)('$side with a wallet on $kind', ({ kind, side }) => {
  const isOurs = side === 'our client'
  const hosts = new Set<string>()
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('connect', () => hosts.add(`${socket.remoteAddress}`))
    socket.on('lookup', (_error, _address, _family, host) => hosts.add(host))
  }
  let relay: TestRelay
  let wallet: RunningWallet
  let site: Site

  const startSite = async (keyValueStore?: Site['keyValueStore']) =>
    await setUpWalletConnect({
      relayUrls: [relay.url],
      keyValueStore,
      ...(!isOurs && { create: signClient() }),
    })

  beforeAll(async () => {
    // The libraries then ask no host but the relay.
    process.env.IS_VITEST = 'true'
    diagnostics.subscribe('net.client.socket', watch)
    relay = await startTestRelay()
    wallet = await startWallet(kind, relay.url)
  })
  afterAll(async () => {
    delete process.env.IS_VITEST
    diagnostics.unsubscribe('net.client.socket', watch)
    expect(await wallet.order({ type: 'hosts' })).toEqual(['127.0.0.1'])
    expect([...hosts]).toEqual(['127.0.0.1'])
    await wallet.stop()
    await relay.stop()
  })
  beforeEach(async () => {
    site = await startSite()
    await wallet.order({ type: 'behaviour', behaviour: 'approve' })
  })
  afterEach(() => site.stop())

  const restartSite = async () => {
    site.stop()
    site = await startSite(site.keyValueStore)
  }
  const propose = () =>
    site.client.pair({ optionalNamespaces: askedNamespaces, signal })
  const pair = async () => {
    const pairing = await propose()
    await wallet.order({ type: 'pair', uri: pairing.uri })
    return await pairing.approval
  }
  const ask = (topic: string, method: string, text = 'Hello') =>
    site.client.request({
      topic,
      chainId,
      method,
      params: [stringToHex(text), owner],
    })
  const expectSignature = async (topic: string, message = 'Hello') => {
    const signature = (await ask(topic, 'personal_sign', message)) as '0x'
    const isValid = await verifyMessage({ address: owner, message, signature })
    expect(isValid).toBe(true)
  }
  const walletTopics = async () =>
    (await wallet.order<{ topic: string }[]>({ type: 'sessions' })).map(
      ({ topic }) => topic,
    )

  it('pairs and tells who approved what', { timeout }, async () => {
    const session = await pair()
    expect(session.peer).toMatchObject({
      name: `Wallet on ${kind}`,
      redirect: { native: 'testwallet://' },
    })
    expect(session.namespaces).toEqual({
      eip155: {
        accounts: [`${chainId}:${owner}`],
        chains: [chainId],
        methods: askedNamespaces.eip155.methods,
        events: askedNamespaces.eip155.events,
      },
    })
    expect(site.client.sessions()).toEqual([session])
    expect(site.events.map(({ type }) => type)).toContain('pairingSeen')
    expect(site.events.map(({ type }) => type)).not.toContain('sessionApproved')
  })

  it('[R7.23] asks for optional namespaces only', { timeout }, async () => {
    const { topic } = await pair()
    const proposal = (await wallet.received(
      'proposal',
      ({ optionalNamespaces }: { optionalNamespaces: object }) =>
        Object.keys(optionalNamespaces).length > 0,
    )) as { requiredNamespaces: object; optionalNamespaces: object }
    expect(proposal.requiredNamespaces).toEqual({})
    expect(proposal.optionalNamespaces).toMatchObject(askedNamespaces)
    await site.client.disconnect({ topic })
  })

  it('signs, also several at once', { timeout }, async () => {
    const { topic } = await pair()
    await Promise.all([
      expectSignature(topic, 'One'),
      expectSignature(topic, 'Two'),
    ])
  })

  it('[R8.30] tells a rejected proposal', { timeout }, async () => {
    await wallet.order({ type: 'behaviour', behaviour: 'reject' })
    expect(await codeOf(pair())).toBe('USER_REJECTED')
    await wallet.order({ type: 'behaviour', behaviour: 'approve' })
    await expectSignature((await pair()).topic)
  })

  it('[R8.30] tells a rejected request', { timeout }, async () => {
    const { topic } = await pair()
    expect(await codeOf(ask(topic, 'eth_sendTransaction'))).toBe(
      'USER_REJECTED',
    )
  })

  it('follows accounts and chains', { timeout }, async () => {
    const { topic } = await pair()
    await wallet.order({
      type: 'update',
      topic,
      chains: [chainId, otherChainId],
    })
    const { session } = await site.received('sessionUpdated')
    expect(session.namespaces.eip155?.chains).toEqual([chainId, otherChainId])
    await wallet.order({
      type: 'emit',
      topic,
      chainId: otherChainId,
      name: 'chainChanged',
      data: 31_338,
    })
    expect(await site.received('sessionEvent')).toEqual({
      type: 'sessionEvent',
      topic,
      chainId: otherChainId,
      name: 'chainChanged',
      data: 31_338,
    })
  })

  it('is extended from both sides', { timeout }, async () => {
    const { expiresAt, topic } = await pair()
    await wallet.order({ type: 'extend', topic })
    await site.received('sessionUpdated')
    await site.client.extend({ topic })
    await wallet.received(
      'session_extend',
      (data: { topic: string }) => data.topic === topic,
    )
    const [session] = site.client.sessions()
    expect(session?.expiresAt).toBeGreaterThanOrEqual(expiresAt)
  })

  it('is pinged from both sides', { timeout }, async () => {
    const { topic } = await pair()
    await site.client.ping({ topic, signal })
    await wallet.order({ type: 'ping', topic })
  })

  it('is ended by the wallet', { timeout }, async () => {
    const { topic } = await pair()
    await wallet.order({ type: 'disconnect', topic })
    expect(await site.received('sessionEnded')).toEqual({
      type: 'sessionEnded',
      topic,
    })
    expect(site.client.sessions()).toEqual([])
    expect(await codeOf(ask(topic, 'personal_sign'))).toBe(
      'WALLET_DISCONNECTED',
    )
    expect(site.keyValueStore.entries()['hasp.sessions']).toBe(undefined)
  })

  it('is ended by the site', { timeout }, async () => {
    const { topic } = await pair()
    await site.client.disconnect({ topic })
    expect(site.client.sessions()).toEqual([])
    await wallet.received(
      'session_delete',
      (data: { topic: string }) => data.topic === topic,
    )
    expect(await walletTopics()).not.toContain(topic)
  })

  it('outlives a restart of either side', { timeout }, async () => {
    const { topic } = await pair()
    await restartSite()
    expect(site.client.sessions()).toHaveLength(1)
    await expectSignature(topic)
    await wallet.restart()
    await expectSignature(topic)
  })

  // The other library forgets its proposals with the page.
  it.runIf(isOurs)(
    'is approved while the page is gone',
    {
      timeout,
    },
    async () => {
      const { uri } = await propose()
      site.stop()
      await wallet.order({ type: 'pair', uri })
      await wallet.received('proposal')
      await restartSite()
      const { session } = await site.received('sessionApproved')
      await expectSignature(session.topic)
    },
  )

  it('is told goodbye when it approves too late', { timeout }, async () => {
    const before = await walletTopics()
    const pairing = await propose()
    pairing.cancel()
    await wallet.order({ type: 'pair', uri: pairing.uri })
    await wallet.received(
      'session_delete',
      ({ topic }: { topic: string }) => !before.includes(topic),
    )
    expect(await codeOf(pairing.approval)).toBe('CANCELLED')
    expect(site.client.sessions()).toEqual([])
  })

  const signIn = {
    chains: [chainId, otherChainId],
    domain: 'localhost:4000',
    uri: 'http://localhost:4000/',
    nonce: 'abcdef0123',
    version: '1',
    statement: 'Sign in to the site',
    requestId: 'request-1',
    resources: ['https://localhost:4000/terms'],
    exp: '2099-01-01T00:00:00.000Z',
    nbf: '2020-01-01T00:00:00.000Z',
    iat: '2026-01-01T00:00:00.000Z',
    methods: ['personal_sign', 'eth_sendTransaction'],
  } as const

  it('[R7.24] signs in while it pairs', { timeout }, async () => {
    const pairing = await site.client.authenticate({ ...signIn, signal })
    await wallet.order({ type: 'pair', uri: pairing.uri })
    const { auths, session } = await pairing.approval
    const { chains, methods, uri, ...asked } = signIn
    const { resources, statement, ...rest } = asked
    expect(auths[0]?.p).toMatchObject({
      // The other library dates the message itself, and numbers nothing.
      ...(isOurs ? rest : { domain: rest.domain, nonce: rest.nonce }),
      aud: uri,
      // The wallet spells out the recap.
      statement: expect.stringContaining(statement),
      iss: `did:pkh:${chainId}:${owner}`,
      resources: [...resources, expect.stringMatching(/^urn:recap:/)],
    })
    expect(
      await verifyMessage({
        address: owner,
        message: wallet.all('signed').at(-1) as string,
        signature: auths[0]?.s.s as '0x',
      }),
    ).toBe(true)
    expect(session?.namespaces.eip155).toMatchObject({
      accounts: [`${chainId}:${owner}`],
      chains: [chainId],
      methods: expect.arrayContaining([...methods]),
    })
    expect(chains).toContain(chainId)
    await expectSignature(session?.topic ?? '')
  })

  it('[R8.30] tells a rejected sign-in', { timeout }, async () => {
    await wallet.order({ type: 'behaviour', behaviour: 'reject' })
    const pairing = await site.client.authenticate({ ...signIn, signal })
    await wallet.order({ type: 'pair', uri: pairing.uri })
    expect(await codeOf(pairing.approval)).toBe('USER_REJECTED')
  })

  it('connects when it cannot sign in', { timeout }, async () => {
    await wallet.order({ type: 'forgetSignIn' })
    const pairing = await site.client.authenticate({ ...signIn, signal })
    await wallet.order({ type: 'pair', uri: pairing.uri })
    const { auths, session } = await pairing.approval
    expect(auths).toEqual([])
    await expectSignature(session?.topic ?? '')
  })
})
