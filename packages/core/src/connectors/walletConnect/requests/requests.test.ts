import { expect, test } from 'vitest'
import { switchConnection } from '../../../actions/connection/switchConnection.js'
import { switchNetwork } from '../../../actions/network/switchNetwork.js'
import { fromProviderError } from '../../../eip1193/fromProviderError.js'
import { KitError } from '../../../errors/KitError.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { phoneSession } from '../../../testing/walletConnect/fakePhoneClient.js'
import {
  otherPhoneAddress,
  phoneAddress,
  setUpPhone,
} from '../../../testing/walletConnect/setUpPhone.js'

test('[R1.2] a wallet that approves the code is connected and signs', async () => {
  const setup = setUpPhone()
  expect(await setup.pair()).toMatchObject({
    accounts: [{ address: phoneAddress, type: 'eoa' }],
    caipNetworkId: 'eip155:31337',
    networkIds: ['eip155:31337', 'eip155:31338'],
    peer: { name: 'Kite Phone' },
  })
  setup.phone.answer(() => '0xsignature')
  const params = ['0x00', phoneAddress]
  expect(
    await setup.provider().request({ method: 'personal_sign', params }),
  ).toBe('0xsignature')
  expect(setup.phone.requests).toEqual([
    {
      topic: 'session-topic-1',
      chainId: 'eip155:31337',
      method: 'personal_sign',
      params,
    },
  ])
})

test('[R1.18] an approved network is switched to without asking the wallet', async () => {
  const setup = setUpPhone()
  await setup.pair()
  const chains: unknown[] = []
  setup.provider().on('chainChanged', (chain) => chains.push(chain))
  await switchNetwork(setup.kit, { networkId: 'eip155:31338' })
  expect(setup.connected()?.caipNetworkId).toBe('eip155:31338')
  expect(await setup.provider().request({ method: 'eth_chainId' })).toBe(
    '0x7a6a',
  )
  await setup.provider().request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a69' }],
  })
  expect(setup.connected()?.caipNetworkId).toBe('eip155:31337')
  expect(chains).toEqual(['0x7a6a', '0x7a69'])
  expect(setup.phone.requests).toEqual([])
})

test('error: a network that the wallet did not approve is refused', async () => {
  const setup = setUpPhone()
  const one = {
    ...phoneSession.namespaces.eip155,
    accounts: [`eip155:31337:${phoneAddress}`],
  }
  await setup.pair({
    namespaces: {
      eip155: { ...one, chains: ['eip155:31337'], methods: [], events: [] },
    },
  })
  await expect(
    switchNetwork(setup.kit, { networkId: 'eip155:31338' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(
    setup.provider().request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a6a' }],
    }),
  ).rejects.toMatchObject({ code: 4902 })
})

test('a wallet that switches by request is asked, and to add what it lacks', async () => {
  const setup = setUpPhone()
  await setup.pair({
    namespaces: {
      eip155: {
        accounts: [`eip155:31337:${phoneAddress}`],
        chains: ['eip155:31337'],
        methods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
        events: [],
      },
    },
  })
  expect(setup.connected()?.networkIds).toBeUndefined()
  setup.phone.answer(({ method }) => {
    if (method === 'wallet_switchEthereumChain')
      throw new KitError('CHAIN_NOT_ADDED')
    return null
  })
  await switchNetwork(setup.kit, { networkId: 'eip155:31338' })
  expect(setup.phone.requests.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
  expect(setup.connected()).toMatchObject({
    caipNetworkId: 'eip155:31338',
    accounts: [{ address: phoneAddress }],
  })
})

test.each([
  [['ws://node.example', 'https://node.example'], ['https://node.example']],
  [['wss://node.example'], undefined],
])(
  'a wallet on a phone is never given a WebSocket URL: %j',
  async (http, given) => {
    const far = { ...testNetworks[1], rpcUrls: { default: { http } } }
    const setup = setUpPhone({ networks: [testNetworks[0], far] })
    await setup.pair({
      namespaces: {
        eip155: {
          accounts: [`eip155:31337:${phoneAddress}`],
          chains: ['eip155:31337'],
          methods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
          events: [],
        },
      },
    })
    setup.phone.answer(({ method }) => {
      if (method === 'wallet_switchEthereumChain')
        throw new KitError('CHAIN_NOT_ADDED')
      return null
    })
    const switching = switchNetwork(setup.kit, { networkId: 'eip155:31338' })
    if (given) await switching
    else
      await expect(switching).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
      })
    const added = setup.phone.requests.filter(
      ({ method }) => method === 'wallet_addEthereumChain',
    )
    expect(added.map(({ params }) => params)).toMatchObject(
      given ? [[{ chainId: '0x7a6a', rpcUrls: given }]] : [],
    )
  },
)

test('[R8.30] what the owner declines has the code that pages know', async () => {
  const setup = setUpPhone()
  await setup.pair()
  setup.phone.answer(() => Promise.reject(new KitError('USER_REJECTED')))
  await expect(
    setup.provider().request({ method: 'personal_sign' }),
  ).rejects.toMatchObject({ code: 4001 })
  await expect(
    setup.provider().request({ method: 'wallet_unheard' }),
  ).rejects.toMatchObject({ code: 4001 })
})

test('a request on a phone brings the wallet to the front inside the call', async () => {
  const opened: unknown[] = []
  const window = Object.assign(new EventTarget(), {
    open: (...parameters: unknown[]) => opened.push(parameters),
  })
  const setup = setUpPhone(
    {},
    { window, environment: { isMobile: () => true } },
  )
  const requests: unknown[] = []
  setup.kit.events.on('WALLET_REQUEST', ({ isPending }) =>
    requests.push(isPending),
  )
  await setup.pair()
  const asked = setup.provider().request({ method: 'personal_sign' })
  expect(opened).toEqual([['kite://', '_self']])
  await asked
  await expect.poll(() => requests).toEqual([true, false])
  await setup.provider().request({ method: 'wallet_getCapabilities' })
  expect(opened).toHaveLength(1)
})

test('inside Telegram, its web client too, no app is opened by its scheme', async () => {
  const opened: unknown[] = []
  const window = Object.assign(new EventTarget(), {
    open: (...parameters: unknown[]) => opened.push(parameters),
    Telegram: { WebApp: { initData: 'query_id=1' } },
  })
  const setup = setUpPhone(
    {},
    { window, environment: { isMobile: () => true } },
  )
  await setup.pair()
  await setup.provider().request({ method: 'personal_sign' })
  expect(opened).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'blob:x'])(
  'error: a wallet cannot make the page open %s',
  async (native) => {
    const setup = setUpPhone({}, { environment: { isMobile: () => true } })
    await setup.pair({ peer: { ...phoneSession.peer, redirect: { native } } })
    const { connectors } = setup.kit.stores.connectors.getState()
    expect(connectors[0]?.link?.()).toBeUndefined()
  },
)

test('the account that is chosen here is the one that the page signs with', async () => {
  const setup = setUpPhone()
  const { eip155 } = phoneSession.namespaces
  await setup.pair({
    namespaces: {
      eip155: {
        ...eip155,
        chains: eip155?.chains ?? [],
        methods: eip155?.methods ?? [],
        events: [],
        accounts: [phoneAddress, otherPhoneAddress].map(
          (address) => `eip155:31337:${address.toLowerCase()}`,
        ),
      },
    },
  })
  const reported: unknown[] = []
  setup.provider().on('accountsChanged', (accounts) => reported.push(accounts))
  const connectionId = 'eip155/walletConnect'
  const chosen = [otherPhoneAddress, phoneAddress]
  await switchConnection(setup.kit, {
    connectionId,
    address: otherPhoneAddress,
  })
  const accounts = await setup.provider().request({ method: 'eth_accounts' })
  expect(accounts).toEqual(chosen)
  expect(reported).toEqual([chosen])
  await switchConnection(setup.kit, { connectionId })
  expect(setup.connected()?.accounts[0].address).toBe(otherPhoneAddress)
})

test('a node is asked without a look into the wallet', async () => {
  const setup = setUpPhone()
  const { eip155 } = phoneSession.namespaces
  await setup.pair({
    namespaces: {
      eip155: {
        accounts: eip155?.accounts ?? [],
        chains: eip155?.chains ?? [],
        methods: ['eth_call'],
        events: [],
      },
    },
  })
  const reported: unknown[] = []
  setup.kit.events.on('WALLET_REQUEST', (request) => reported.push(request))
  setup.phone.answer(() => '0x1')
  await setup.provider().request({ method: 'eth_call', params: [] })
  expect(reported).toEqual([])
})

test('says that a request is slow while the relay is away', async () => {
  const setup = setUpPhone()
  const reported: unknown[] = []
  setup.kit.events.on('WALLET_REQUEST', ({ isPending, isSlow }) =>
    reported.push({ isPending, isSlow }),
  )
  await setup.pair()
  setup.phone.setRelay(false)
  setup.phone.setRelay(true)
  expect(reported).toEqual([])
  let answer: (result: string) => void = () => undefined
  setup.phone.answer(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const asked = setup.provider().request({ method: 'personal_sign' })
  setup.phone.setRelay(false)
  setup.phone.setRelay(true)
  setup.phone.setRelay(false)
  answer('0x')
  await asked
  await expect
    .poll(() => reported)
    .toEqual([
      { isPending: true, isSlow: false },
      { isPending: true, isSlow: true },
      { isPending: true, isSlow: false },
      { isPending: true, isSlow: true },
      { isPending: false, isSlow: false },
    ])
})

const onChain = (chainId: unknown) => [
  { to: phoneAddress, value: '0x1', chainId },
]

test.each([
  ['eth_sendTransaction', onChain('0x1')],
  ['eth_sendTransaction', onChain(1)],
  ['eth_sendTransaction', onChain('eip155:1')],
  ['eth_sendTransaction', onChain('0xnonsense')],
  ['eth_sendTransaction', onChain({})],
  ['eth_signTransaction', onChain('0x7a6a')],
  ['wallet_sendCalls', onChain('0x1')],
  ['wallet_sendCalls', onChain('0x1')[0]],
])(
  'error: %s for another chain than the one in use is not sent (%j)',
  async (method, params) => {
    const setup = setUpPhone()
    await setup.pair()
    await expect(
      setup.provider().request({ method, params }),
    ).rejects.toMatchObject({ code: 4901, message: 'Unsupported chain' })
    expect(setup.phone.requests).toEqual([])
  },
)

test.each([
  ['eth_sendTransaction', onChain('0x7a69')],
  ['eth_sendTransaction', onChain('0x07A69')],
  ['eth_sendTransaction', onChain(31_337)],
  ['eth_sendTransaction', onChain(undefined)],
  ['eth_sendTransaction', onChain(null)],
  ['wallet_sendCalls', onChain('0x7a69')],
  // Sites ask for signatures about other chains on purpose: wallets decide.
  [
    'eth_signTypedData_v4',
    [phoneAddress, JSON.stringify({ domain: { chainId: 1 } })],
  ],
])('%s is sent for the chain in use (%j)', async (method, params) => {
  const setup = setUpPhone()
  await setup.pair()
  setup.phone.answer(() => '0x')
  await setup.provider().request({ method, params })
  expect(setup.phone.requests).toMatchObject([{ method, params }])
})

test.each([
  [new KitError('RELAY_UNAVAILABLE', { host: 'relay.example' }), 4900],
  [new KitError('SESSION_STALE'), 4900],
  [new KitError('RELAY_REFUSED', { host: 'relay.example' }), 4900],
  [new KitError('REQUEST_TOO_LARGE', { host: 'relay.example' }), -32_602],
  [new KitError('WALLET_NOT_RESPONDING', { afterMs: 300_000 }), 4900],
  [new KitError('WALLET_ERROR', { code: -32_000 }), -32_000],
  [new KitError('WALLET_ERROR'), -32_000],
  [new KitError('WALLET_ANSWER_INVALID', { method: 'x' }), -32_000],
  [new KitError('CANCELLED'), 4900],
])(
  'D8 every failure has a number, and its sentence: %s',
  async (error, code) => {
    const setup = setUpPhone()
    await setup.pair()
    setup.phone.answer(() => Promise.reject(error))
    const failed = await setup
      .provider()
      .request({ method: 'eth_sendTransaction', params: [{}] })
      .catch((thrown: unknown) => thrown)
    expect(failed).toMatchObject({ code, message: error.message })
    // The kit itself gets back what it was, not what the number stands for.
    expect(fromProviderError(failed)).toBe(error)
  },
)

test('what a node says keeps its number and its data', async () => {
  const reverted = { code: 3, message: 'execution reverted', data: '0x08c3' }
  const setup = setUpPhone(
    {},
    {
      environment: {
        async fetch(_, init) {
          const { id, method } = JSON.parse(String(init?.body))
          return Response.json({
            jsonrpc: '2.0',
            id,
            ...(method === 'eth_chainId'
              ? { result: '0x7a69' }
              : { error: reverted }),
          })
        },
      },
    },
  )
  await setup.pair()
  await expect(
    setup.provider().request({ method: 'eth_call', params: [] }),
  ).rejects.toMatchObject(reverted)
})
