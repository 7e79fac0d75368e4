import { expect, test } from 'vitest'
import { cancelConnect } from '../../actions/connection/cancelConnect.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { phoneSession } from '../../testing/walletConnect/fakePhoneClient.js'
import {
  bothNamespaces,
  phoneAddress,
  setUpPhone,
  sun,
  sunAccount,
  sunNamespace,
} from '../../testing/walletConnect/setUpPhone.js'

test('[R7.23] every namespace is asked for, and none of it is required', async () => {
  const setup = setUpPhone()
  await setup.pair()
  expect(setup.phone.proposals[0]).toMatchObject({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:31337', 'eip155:31338'],
        methods: expect.arrayContaining([
          'personal_sign',
          'eth_sendTransaction',
        ]),
        events: ['accountsChanged', 'chainChanged'],
      },
      solana: {
        chains: [sun.caipNetworkId],
        methods: expect.arrayContaining(['solana_signTransaction']),
      },
    },
  })
  expect(setup.phone.proposals[0]).not.toHaveProperty('requiredNamespaces')
})

test('one approval connects every namespace; the namespace in use is the one asked', async () => {
  const setup = setUpPhone()
  await setup.pair(bothNamespaces)
  await expect
    .poll(() => setup.connected('solana')?.accounts[0].address)
    .toBe(sunAccount)
  expect(setup.connected()?.accounts[0].address).toBe(phoneAddress)
  expect(setup.kit.stores.networks.getState().activeNamespace).toBe('eip155')
})

test('a session ends with the last namespace that uses it', async () => {
  const setup = setUpPhone()
  await setup.pair(bothNamespaces)
  await expect.poll(() => setup.connected('solana')).toBeDefined()
  await disconnect(setup.kit, { connectionId: 'eip155/walletConnect' })
  expect(setup.phone.sessions.size).toBe(1)
  expect(setup.connected('solana')).toBeDefined()
  const next = setUpPhone(
    {},
    { store: setup.store, clock: setup.clock },
    setup.phone,
  )
  setup.stop()
  await expect.poll(() => next.connected('solana')).toBeDefined()
  expect(next.connected()).toBeUndefined()
  await disconnect(next.kit, { namespace: 'solana' })
  expect(setup.phone.sessions.size).toBe(0)
})

test('a wallet that speaks another namespace only is connected in that one', async () => {
  const setup = setUpPhone()
  const connection = await setup.pair({ namespaces: { solana: sunNamespace } })
  expect(connection.id).toBe('solana/walletConnect')
  const { byId } = setup.kit.stores.connections.getState()
  expect([...byId.keys()]).toEqual(['solana/walletConnect'])
  expect(setup.kit.stores.networks.getState().activeNamespace).toBe('solana')
  expect(isLoading(setup.kit, 'eip155')).toBe(false)
})

test('error: a namespace that was asked for by name and not granted fails', async () => {
  const setup = setUpPhone()
  await expect(
    setup.pair(
      { namespaces: { solana: sunNamespace } },
      { namespace: 'eip155' },
    ),
  ).rejects.toMatchObject({
    code: 'CONNECT_FAILED',
    cause: { code: 'UNSUPPORTED_CHAIN' },
  })
  await expect.poll(() => setup.connected('solana')).toBeDefined()
})

test.each([
  ['an account that is too short', `eip155:31337:0x${'11'.repeat(19)}`],
  ['markup', 'eip155:31337:<b>0x</b>'],
  ['an account of another namespace', `eip155:31337:${sunAccount}`],
])(
  'error: a session with nothing but %s is ended, and the sentence is true',
  async (_, account) => {
    const setup = setUpPhone()
    const eip155 = {
      accounts: [account],
      chains: ['eip155:31337'] as const,
      methods: ['personal_sign'],
      events: [],
    }
    await expect(setup.pair({ namespaces: { eip155 } })).rejects.toMatchObject({
      cause: {
        code: 'NO_USABLE_ACCOUNT',
        message: 'The wallet shared no account for this site',
      },
    })
    await expect.poll(() => setup.phone.sessions.size).toBe(0)
    expect(setup.kit.stores.approvals.getState().waiting).toEqual([])
  },
)

test('error: what is no answer at all is told without words of the protocol', async () => {
  const setup = setUpPhone()
  const connecting = connect(setup.kit, { connectorId: 'walletConnect' })
  await expect.poll(() => setup.phone.pairings.length).toBe(1)
  setup.phone.last().fail('WALLET_ANSWER_INVALID')
  await expect(connecting).rejects.toMatchObject({
    cause: {
      code: 'NO_USABLE_ACCOUNT',
      cause: { code: 'WALLET_ANSWER_INVALID' },
    },
  })
})

test('a namespace without a usable account does not spoil the others', async () => {
  const setup = setUpPhone()
  const eip155 = {
    accounts: ['eip155:31337:0x11'],
    chains: ['eip155:31337'] as const,
    methods: [],
    events: [],
  }
  const namespaces = { eip155, solana: sunNamespace }
  expect((await setup.pair({ namespaces })).namespace).toBe('solana')
  expect(setup.phone.sessions.size).toBe(1)
})

test('the network in use stays if the wallet approved it', async () => {
  const setup = setUpPhone({ defaultNetwork: testNetworks[1] })
  expect(await setup.pair()).toMatchObject({ caipNetworkId: 'eip155:31338' })
})

test('the wallet that was picked is remembered, and named until it says its name', async () => {
  const setup = setUpPhone()
  const wallet = { id: 'lumen', name: 'Lumen' }
  const peer = { ...phoneSession.peer, name: ' ' }
  expect(await setup.pair({ peer }, { wallet })).toMatchObject({
    peer: { name: 'Lumen' },
  })
  expect(setup.kit.stores.connectors.getState().recent).toEqual([wallet])
})

test('with several wallets off, a phone takes the place of its own namespaces only', async () => {
  const kite = mockConnector()
  const star = mockConnector({ id: 'star', namespace: 'solana' })
  const setup = setUpPhone({
    adapters: [
      mockAdapter({ connectors: [kite] }),
      mockAdapter({ namespace: 'solana', connectors: [star] }),
    ],
  })
  await connect(setup.kit, { connectorId: 'io.kite' })
  await connect(setup.kit, { connectorId: 'star' })
  await setup.pair({}, { namespace: 'eip155' })
  expect(setup.connected()?.connectorId).toBe('walletConnect')
  expect(setup.connected('solana')?.connectorId).toBe('star')
})

test('a late yes to a code that nobody can use any more is taken back', async () => {
  const setup = setUpPhone()
  await setup.pair()
  const connecting = connect(setup.kit, { connectorId: 'walletConnect' })
  connecting.catch(() => undefined)
  await expect.poll(() => setup.phone.pairings.length).toBe(2)
  cancelConnect(setup.kit)
  const late = setup.phone.last().approve()
  await expect.poll(() => setup.phone.sessions.has(late.topic)).toBe(false)
  expect(setup.phone.sessions.size).toBe(1)
  expect(setup.connected()?.accounts[0].address).toBe(phoneAddress)
})
