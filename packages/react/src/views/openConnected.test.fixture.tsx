import {
  type Capabilities,
  connect,
  type Kit,
  type KitOptions,
  type Network,
  type Route,
} from '@hasp/core'
import { internals } from '@hasp/core/internal'
import {
  createFakeClock,
  createTestKit,
  type MockConnector,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import AccountView from './Account/AccountView.js'
import NetworksView from './Networks/NetworksView.js'
import ProfileWalletsView from './ProfileWallets/ProfileWalletsView.js'
import RegisterAccountNameView from './RegisterAccountName/RegisterAccountNameView.js'
import RegisterAccountNameSuccessView from './RegisterAccountNameSuccess/RegisterAccountNameSuccessView.js'
import SwitchActiveChainView from './SwitchActiveChain/SwitchActiveChainView.js'
import SwitchNetworkView from './SwitchNetwork/SwitchNetworkView.js'
import { type ShowOptions, showView } from './showView.test.fixture.js'
import TransactionDetailsView from './TransactionDetails/TransactionDetailsView.js'
import TransactionsView from './Transactions/TransactionsView.js'
import UnsupportedChainView from './UnsupportedChain/UnsupportedChainView.js'

const views = {
  Account: AccountView,
  Networks: NetworksView,
  ProfileWallets: ProfileWalletsView,
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
  SwitchActiveChain: SwitchActiveChainView,
  SwitchNetwork: SwitchNetworkView,
  TransactionDetails: TransactionDetailsView,
  Transactions: TransactionsView,
  UnsupportedChain: UnsupportedChainView,
}

const explorer = { name: 'Scan', url: 'https://scan.example' }

/** The two local networks, the first with an explorer. */
export const exampleNetworks: readonly [Network, Network] = [
  { ...testNetworks[0], blockExplorers: { default: explorer } },
  testNetworks[1],
]

/** A node with a balance and two tokens. */
export const exampleNode: Partial<Capabilities> = {
  getBalance: async () => ({
    value: 1_204_999_999_999_999_999n,
    decimals: 18,
    symbol: 'ETH',
  }),
  getTokens: async () => [
    {
      name: 'Ether',
      symbol: 'ETH',
      balance: { value: 1_204_999_999_999_999_999n, decimals: 18 },
    },
    {
      address: '0x1',
      name: 'USD Coin',
      symbol: 'USDC',
      balance: { value: 311_170_900n, decimals: 6 },
    },
  ],
  sendToken: async () => ({ hash: '0x1' }),
}

/** Draws a route of a kit whose wallets are connected. */
export async function openConnected(
  history: readonly [Route, ...Route[]],
  parameters: {
    kit?: Partial<KitOptions>
    view?: ShowOptions
    /** Connected in this order; Kite unless given. */
    wallets?: readonly MockConnector[]
    node?: Partial<Capabilities>
    /** What is there before anything is drawn. */
    before?: (kit: Kit) => unknown
  } = {},
) {
  const { node = exampleNode, view, kit: options } = parameters
  const wallets = parameters.wallets ?? [kite()]
  const setup = createTestKit(
    {
      app: { name: 'Tide Market' },
      adapters: [mockAdapter({ connectors: wallets, capabilities: node })],
      networks: exampleNetworks,
      ...options,
    },
    // TanStack Query reads the machine's own clock.
    { clock: createFakeClock(Date.now()) },
  )
  for (const { info, namespace } of wallets)
    await connect(setup.kit, { connectorId: info.id, namespace })
  parameters.before?.(setup.kit)
  setup.kit[internals].stores.modal.setState({ isOpen: true })
  setup.kit[internals].stores.router.setState({ history })
  const shown = showView(setup, views, view)
  return {
    ...setup,
    ...shown,
    wallets,
    /** The names of the views in the history. */
    route: () => setup.kit.stores.router.getState().history.map((r) => r.view),
    isOpen: () => setup.kit.stores.modal.getState().isOpen,
    /** Lets the kit's time pass and draws what follows. */
    async pass(byMs: number) {
      await setup.clock.advance(byMs)
      flushSync(() => undefined)
    },
  }
}

/** A wallet on the first network with two accounts. */
export function kite(
  parameters: Parameters<typeof mockConnector>[0] = {},
): MockConnector {
  return mockConnector({
    networkId: 'eip155:31337',
    addresses: [
      '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    ],
    ...parameters,
  })
}

/** Another wallet, with one account. */
export function harbour(): MockConnector {
  return kite({
    id: 'com.harbour',
    name: 'Harbour Wallet',
    addresses: ['0x09aB52D6D1aA1a5aD6D0CcF0d9b9C4A1f2b311c4'],
  })
}

/** A function that waits for `settle`. */
export function pending<result>() {
  let settle = {
    resolve: (_value: result) => {},
    reject: (_reason: unknown) => {},
  }
  const promise = new Promise<result>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}
