import { expect, test } from 'vitest'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { KitError } from '../../errors/KitError.js'
import { phoneSession } from '../../testing/fakePhoneClient.js'
import {
  otherPhoneAddress,
  phoneAddress,
  setUpPhone,
} from '../../testing/setUpPhone.js'

test('[R1.2] a wallet that approves the code is connected and signs', async () => {
  const world = setUpPhone()
  expect(await world.pair()).toMatchObject({
    accounts: [{ address: phoneAddress, type: 'eoa' }],
    caipNetworkId: 'eip155:31337',
    networkIds: ['eip155:31337', 'eip155:31338'],
    peer: { name: 'Kite Phone' },
  })
  world.phone.answer(() => '0xsignature')
  const params = ['0x00', phoneAddress]
  expect(
    await world.provider().request({ method: 'personal_sign', params }),
  ).toBe('0xsignature')
  expect(world.phone.requests).toEqual([
    {
      topic: 'session-topic-1',
      chainId: 'eip155:31337',
      method: 'personal_sign',
      params,
    },
  ])
})

test('[R1.18] an approved network is switched to without asking the wallet', async () => {
  const world = setUpPhone()
  await world.pair()
  const chains: unknown[] = []
  world.provider().on('chainChanged', (chain) => chains.push(chain))
  await switchNetwork(world.kit, { networkId: 'eip155:31338' })
  expect(world.connected()?.caipNetworkId).toBe('eip155:31338')
  expect(await world.provider().request({ method: 'eth_chainId' })).toBe(
    '0x7a6a',
  )
  await world.provider().request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a69' }],
  })
  expect(world.connected()?.caipNetworkId).toBe('eip155:31337')
  expect(chains).toEqual(['0x7a6a', '0x7a69'])
  expect(world.phone.requests).toEqual([])
})

test('error: a network that the wallet did not approve is refused', async () => {
  const world = setUpPhone()
  const one = {
    ...phoneSession.namespaces.eip155,
    accounts: [`eip155:31337:${phoneAddress}`],
  }
  await world.pair({
    namespaces: {
      eip155: { ...one, chains: ['eip155:31337'], methods: [], events: [] },
    },
  })
  await expect(
    switchNetwork(world.kit, { networkId: 'eip155:31338' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(
    world.provider().request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a6a' }],
    }),
  ).rejects.toMatchObject({ code: 4902 })
})

test('a wallet that switches by request is asked, and to add what it lacks', async () => {
  const world = setUpPhone()
  await world.pair({
    namespaces: {
      eip155: {
        accounts: [`eip155:31337:${phoneAddress}`],
        chains: ['eip155:31337'],
        methods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
        events: [],
      },
    },
  })
  expect(world.connected()?.networkIds).toBeUndefined()
  world.phone.answer(({ method }) => {
    if (method === 'wallet_switchEthereumChain')
      throw new KitError('CHAIN_NOT_ADDED')
    return null
  })
  await switchNetwork(world.kit, { networkId: 'eip155:31338' })
  expect(world.phone.requests.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
  expect(world.connected()).toMatchObject({
    caipNetworkId: 'eip155:31338',
    accounts: [{ address: phoneAddress }],
  })
})

test('[R8.30] what the owner declines has the code that pages know', async () => {
  const world = setUpPhone()
  await world.pair()
  world.phone.answer(() => Promise.reject(new KitError('USER_REJECTED')))
  await expect(
    world.provider().request({ method: 'personal_sign' }),
  ).rejects.toMatchObject({ code: 4001 })
  await expect(
    world.provider().request({ method: 'wallet_unheard' }),
  ).rejects.toMatchObject({ code: 4001 })
})

test('a request on a phone brings the wallet to the front inside the call', async () => {
  const opened: unknown[] = []
  const window = Object.assign(new EventTarget(), {
    open: (...parameters: unknown[]) => opened.push(parameters),
  })
  const world = setUpPhone(
    {},
    { window, environment: { isMobile: () => true } },
  )
  const requests: unknown[] = []
  world.kit.events.on('WALLET_REQUEST', ({ isPending }) =>
    requests.push(isPending),
  )
  await world.pair()
  const asked = world.provider().request({ method: 'personal_sign' })
  expect(opened).toEqual([['kite://', '_self']])
  await asked
  await expect.poll(() => requests).toEqual([true, false])
  await world.provider().request({ method: 'wallet_getCapabilities' })
  expect(opened).toHaveLength(1)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'blob:x'])(
  'error: a wallet cannot make the page open %s',
  async (native) => {
    const world = setUpPhone({}, { environment: { isMobile: () => true } })
    await world.pair({ peer: { ...phoneSession.peer, redirect: { native } } })
    const { connectors } = world.kit.stores.connectors.getState()
    expect(connectors[0]?.link?.()).toBeUndefined()
  },
)

test('the account that is chosen here is the one that the page signs with', async () => {
  const world = setUpPhone()
  const { eip155 } = phoneSession.namespaces
  await world.pair({
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
  const told: unknown[] = []
  world.provider().on('accountsChanged', (accounts) => told.push(accounts))
  const connectionId = 'eip155/walletConnect'
  const chosen = [otherPhoneAddress, phoneAddress]
  await switchConnection(world.kit, {
    connectionId,
    address: otherPhoneAddress,
  })
  const accounts = await world.provider().request({ method: 'eth_accounts' })
  expect(accounts).toEqual(chosen)
  expect(told).toEqual([chosen])
  await switchConnection(world.kit, { connectionId })
  expect(world.connected()?.accounts[0].address).toBe(otherPhoneAddress)
})

test('a node is asked without a look into the wallet', async () => {
  const world = setUpPhone()
  const { eip155 } = phoneSession.namespaces
  await world.pair({
    namespaces: {
      eip155: {
        accounts: eip155?.accounts ?? [],
        chains: eip155?.chains ?? [],
        methods: ['eth_call'],
        events: [],
      },
    },
  })
  const told: unknown[] = []
  world.kit.events.on('WALLET_REQUEST', (request) => told.push(request))
  world.phone.answer(() => '0x1')
  await world.provider().request({ method: 'eth_call', params: [] })
  expect(told).toEqual([])
})
