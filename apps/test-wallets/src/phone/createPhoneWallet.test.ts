import { stringToHex, verifyMessage } from 'viem'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import {
  type OpenedClient,
  openSignClients,
} from '../../../../devstack/testing/openSignClients.js'
import {
  startTestRelay,
  type TestRelay,
} from '../../../../devstack/testing/startTestRelay.js'
import { createPhoneMemory } from './createPhoneMemory.js'
import { createPhoneWallet } from './createPhoneWallet.js'
import { phoneSignConfig } from './openPhoneClient.js'
import type { PhoneSettings } from './PhoneSettings.js'

const chain = 'eip155:31337'
const asked = {
  eip155: {
    chains: [chain, 'eip155:31338'],
    methods: ['personal_sign', 'wallet_switchEthereumChain', 'eth_unknown'],
    events: ['accountsChanged', 'chainChanged'],
  },
  unknown: { chains: ['unknown:1'], methods: ['x'], events: [] },
}

describe('the phone wallet', () => {
  let relay: TestRelay
  let dapp: OpenedClient
  let phone: OpenedClient
  let close: () => Promise<void>

  beforeAll(async () => {
    process.env.IS_VITEST = 'true'
    relay = await startTestRelay()
    const clients = await openSignClients(relay.url, {
      site: 'Site',
      wallet: 'Phone',
      walletConfig: phoneSignConfig,
    })
    ;({ close, site: dapp, wallet: phone } = clients)
  })

  afterAll(async () => {
    await close()
    await relay.stop()
    delete process.env.IS_VITEST
  })

  function open(settings: Partial<PhoneSettings> = {}) {
    const life = new AbortController()
    onTestFinished(() => life.abort())
    const stored = new Map<string, string>()
    const waits: number[] = []
    const wallet = createPhoneWallet({
      client: phone,
      chains: [
        { id: 31337, name: 'Hasp Local', rpcUrl: 'http://localhost:1' },
        { id: 31338, name: 'Hasp Local Two', rpcUrl: 'http://localhost:1' },
      ],
      memory: createPhoneMemory({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => stored.set(key, value),
      }),
      settings: {
        isSelfApproving: false,
        chains: undefined,
        fault: undefined,
        lateSeconds: 8,
        ...settings,
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds)
      },
      signal: life.signal,
    })
    return { wallet, waits }
  }

  async function propose(wallet: ReturnType<typeof open>['wallet']) {
    const { approval, uri = '' } = await dapp.connect({
      optionalNamespaces: asked,
    })
    const session = approval()
    session.catch(() => undefined)
    await wallet.pair(uri)
    return await session
  }

  /** Connects as an owner does who looks at each prompt. */
  async function connect(wallet: ReturnType<typeof open>['wallet']) {
    const session = propose(wallet)
    await expect.poll(() => wallet.state.get().prompts).toHaveLength(1)
    const [prompt] = wallet.state.get().prompts
    await wallet.decide(prompt?.id ?? 0, { type: 'approved' })
    return (await session).topic
  }

  const signHello = (topic: string, account: string = testAccounts[3]) =>
    dapp.request<`0x${string}`>({
      topic,
      chainId: chain,
      request: {
        method: 'personal_sign',
        params: [stringToHex('Hello'), account],
      },
    })

  it('grants what it has, and signs', async () => {
    const { wallet } = open({ isSelfApproving: true })
    const { namespaces, topic } = await propose(wallet)
    expect(namespaces).toEqual({
      eip155: {
        chains: asked.eip155.chains,
        accounts: asked.eip155.chains.map((id) => `${id}:${testAccounts[3]}`),
        methods: ['personal_sign', 'wallet_switchEthereumChain'],
        events: asked.eip155.events,
      },
    })
    const signature = await signHello(topic)
    const [, , , address] = testAccounts
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(
      true,
    )
    await wallet.disconnect(topic)
    expect(wallet.state.get().sites).toEqual([])
  })

  it('tells the site of another network, account and chain', async () => {
    const { wallet } = open({ isSelfApproving: true })
    const { topic } = await propose(wallet)
    const events: unknown[] = []
    dapp.on('session_event', ({ params }) => events.push(params.event))
    await wallet.selectChain(31338)
    await wallet.selectAccount(1)
    await expect.poll(() => events.length).toBe(2)
    expect(events).toEqual([
      { name: 'chainChanged', data: 31338 },
      { name: 'accountsChanged', data: [testAccounts[4]] },
    ])
    await wallet.setGranted(topic, chain, false)
    await expect
      .poll(() => dapp.session.get(topic).namespaces.eip155?.accounts)
      .toEqual([`eip155:31338:${testAccounts[4]}`])
    await wallet.disconnect(topic)
  })

  it('grants only the chains of its address, and stays there', async () => {
    const { wallet } = open({ isSelfApproving: true, chains: [chain] })
    const { namespaces, topic } = await propose(wallet)
    expect(namespaces.eip155?.chains).toEqual([chain])
    expect(namespaces.eip155?.methods).toEqual(['personal_sign'])
    await wallet.disconnect(topic)
  })

  it('rejects', async () => {
    const rejecting = open({ fault: 'reject' })
    await expect(propose(rejecting.wallet)).rejects.toMatchObject({
      code: 5000,
    })
  })

  it('shows what comes while something else waits', async () => {
    const { wallet } = open()
    const topic = await connect(wallet)
    const answers = [signHello(topic)]
    await expect
      .poll(() => wallet.state.get().prompts)
      .toMatchObject([{ prepared: { heading: 'Sign message' } }])
    answers.push(signHello(topic))
    await expect.poll(() => wallet.state.get().prompts).toHaveLength(2)
    for (const { id } of wallet.state.get().prompts)
      await wallet.decide(id, { type: 'approved' })
    const [first, second] = await Promise.all(answers)
    expect(first).toBe(second)
    await wallet.disconnect(topic)
  })

  it('refuses what it cannot read, and shows it no longer', async () => {
    const { wallet } = open()
    const topic = await connect(wallet)
    await expect(signHello(topic, testAccounts[5])).rejects.toMatchObject({
      code: 4100,
    })
    await expect.poll(() => wallet.state.get().prompts).toEqual([])
    expect(wallet.state.get().note).toBe(
      'Refused: That account is not shared with you.',
    )
    await wallet.disconnect(topic)
  })

  it('signs with another account', async () => {
    const wrong = open({ fault: 'wrongAccount', isSelfApproving: true })
    const { topic } = await propose(wrong.wallet)
    const [, , , , address] = testAccounts
    const signature = await signHello(topic)
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(
      true,
    )
    await wrong.wallet.disconnect(topic)
  })

  it('is late', async () => {
    const late = open({ fault: 'late', isSelfApproving: true })
    const second = await propose(late.wallet)
    expect(late.waits).toEqual([8000])
    await late.wallet.disconnect(second.topic)
  })

  it('hangs: the site hears nothing', async () => {
    const hanging = open({ fault: 'hang', isSelfApproving: true })
    const given = propose(hanging.wallet).catch(() => undefined)
    await expect
      .poll(() => hanging.wallet.state.get().note)
      .toContain('It hangs')
    const [proposal] = phone.proposal.getAll()
    expect(proposal).toBeDefined()
    await phone.reject({
      id: proposal?.id ?? 0,
      reason: { code: 5000, message: 'End.' },
    })
    await given
  })

  it('ignores while it is told to, and shows what waited', async () => {
    const { wallet } = open()
    wallet.setIgnoring(true)
    const session = propose(wallet)
    await expect.poll(() => phone.proposal.getAll()).toHaveLength(1)
    expect(wallet.state.get().prompts).toEqual([])
    wallet.setIgnoring(false)
    const [prompt] = wallet.state.get().prompts
    expect(prompt).toMatchObject({
      type: 'proposal',
      site: { name: 'Site' },
      chains: asked.eip155.chains,
    })
    await wallet.decide(prompt?.id ?? 0, { type: 'approved' })
    await wallet.disconnect((await session).topic)
  })

  describe('asked to sign in with its approval', () => {
    const authenticate = async (wallet: ReturnType<typeof open>['wallet']) => {
      const { response, uri = '' } = await dapp.authenticate({
        chains: asked.eip155.chains,
        domain: 'site.example',
        uri: 'https://site.example',
        nonce: 'abcdef0123456789abcdef',
        statement: 'Sign in to the site.',
        methods: ['personal_sign', 'eth_sendTransaction'],
      })
      const answer = response()
      answer.catch(() => undefined)
      await wallet.pair(uri)
      return await answer
    }
    const issuers = (auths: readonly { p: { iss: string } }[] | undefined) =>
      auths?.map(({ p }) => p.iss)

    it('shows the text, and signs it for each chain', async () => {
      const { wallet } = open()
      const answer = authenticate(wallet)
      await expect.poll(() => wallet.state.get().prompts).toHaveLength(1)
      const [prompt] = wallet.state.get().prompts
      expect(prompt).toMatchObject({
        type: 'signIn',
        site: { name: 'Site' },
        chains: asked.eip155.chains,
        text: expect.stringContaining('Sign in to the site. I further auth'),
      })
      await wallet.decide(prompt?.id ?? 0, { type: 'approved' })
      const { auths, session } = await answer
      expect(issuers(auths)).toEqual(
        asked.eip155.chains.map((id) => `did:pkh:${id}:${testAccounts[3]}`),
      )
      expect(session?.namespaces.eip155?.chains).toEqual(asked.eip155.chains)
      expect(wallet.state.get().prompts).toEqual([])
      await wallet.disconnect(session?.topic ?? '')
    })

    it.each([
      { signIn: 'oneChain', chains: 1, methods: 2, statement: 'Sign in to' },
      { signIn: 'narrower', chains: 2, methods: 1, statement: 'Sign in to' },
      { signIn: 'wider', chains: 2, methods: 7, statement: 'Sign in to' },
      { signIn: 'changed', chains: 2, methods: 2, statement: 'You agree to' },
    ] as const)('answers by its address: $signIn', async (row) => {
      const { wallet } = open({ isSelfApproving: true, signIn: row.signIn })
      const { auths, session } = await authenticate(wallet)
      expect(auths).toHaveLength(row.chains)
      expect(auths?.[0]?.p.statement).toContain(row.statement)
      const recap = auths?.[0]?.p.resources?.at(-1) ?? ''
      const { att } = JSON.parse(
        Buffer.from(recap.slice('urn:recap:'.length), 'base64').toString(),
      )
      expect(Object.keys(att.eip155)).toHaveLength(row.methods)
      await wallet.disconnect(session?.topic ?? '')
    })

    it('only connects where it cannot', async () => {
      const { wallet } = open({ isSelfApproving: true, signIn: 'never' })
      const { auths, session } = await authenticate(wallet)
      expect(auths ?? []).toEqual([])
      await wallet.disconnect(session?.topic ?? '')
    })

    it('says no', async () => {
      const { wallet } = open({ fault: 'reject' })
      await expect(authenticate(wallet)).rejects.toBe('User rejected.')
    })
  })

  it('says what is wrong with a pairing', async () => {
    const { wallet } = open()
    await wallet.pair('wc:nothing')
    expect(wallet.state.get().note).toMatch(/^That failed: /)
  })
})
