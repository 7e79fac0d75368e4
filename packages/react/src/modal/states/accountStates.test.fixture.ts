import { disconnect, showSnackbar } from '@hasp/core'
import { alertCodes, KitError } from '@hasp/core/errors'
import { raiseAlert } from '@hasp/core/internal'
import { sentTransaction } from '@hasp/core/testing'
import { page } from 'vitest/browser'
import {
  adaptersOf,
  namespaceNetworks,
  namespaceWallet,
} from '../../views/fiveNamespaces.test.fixture.js'
import {
  exampleNetworks,
  kite,
} from '../../views/openConnected.test.fixture.js'
import { never, type State, type States } from './State.test.fixture.js'

const toAccount = { view: 'Account' } as const
const toWallets = { view: 'ProfileWallets' } as const
const toReceive = { view: 'Receive' } as const
const toSecond = {
  view: 'SwitchNetwork',
  parameters: { networkId: exampleNetworks[1].caipNetworkId },
} as const
/** The first account of Kite. */
const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const manyNetworks = Array.from({ length: 9 }, (_, index) => ({
  ...exampleNetworks[0],
  id: 31337 + index,
  caipNetworkId: `eip155:${31337 + index}` as const,
  name: `Hasp Local ${index + 1}`,
}))
const connected = { isConnected: true } as const

const families = (['solana', 'bip122', 'eip155'] as const).map((namespace) => ({
  id: `io.${namespace}`,
  namespace,
}))

/** Kite is on a network that the site does not know. */
const astray: Partial<State> = {
  wallets: () => [kite({ networkId: 'eip155:5' })],
}

/** Kite is asked to switch, and answers so. */
const switching = (answer: () => Promise<unknown>, shows: string): State => ({
  ...connected,
  before: ({ wallet }) => wallet.next('switchNetwork', answer),
  at: [toAccount, toSecond],
  shows,
})

/** What a connected visitor sees beside sending. */
export const accountStates: States = {
  Account: {
    ...connected,
    before: ({ stores }) =>
      stores.transactions.setState({
        transactions: [sentTransaction({ from: own, sentAt: Date.now() })],
      }),
    at: [toAccount],
    shows: 'Pending',
  },
  'Account, no answer': {
    ...connected,
    node: {
      getBalance: () => Promise.reject(new Error('down')),
      getTokens: () => Promise.reject(new Error('down')),
    },
    at: [toAccount],
    shows: 'Balance unavailable',
  },
  'Account, unsupported network': {
    ...connected,
    ...astray,
    at: [toAccount],
    shows: 'Unsupported network',
  },
  'Account of nobody': { at: [toAccount], shows: 'No wallet connected' },
  'Account under a message': {
    ...connected,
    at: [toAccount],
    act: ({ kit }) =>
      showSnackbar(kit, {
        message: 'Disconnected',
        variant: 'success',
        action: { label: 'Undo', run: () => undefined },
      }),
    shows: 'Undo',
  },
  'Account under an alert': {
    ...connected,
    options: { debug: true },
    before: ({ kit }) => raiseAlert(kit, { code: alertCodes[0] }),
    at: [toAccount],
    act: () =>
      page
        .getByRole('dialog')
        .element()
        .querySelector<HTMLElement>('[data-part="alert-bar"] summary')
        ?.click(),
    shows: 'Account',
  },
  ProfileWallets: {
    ...connected,
    options: { features: { multiWallet: true } },
    before: ({ connect }) => connect({ id: 'com.harbour' }),
    at: [toAccount, toWallets],
    shows: 'Disconnect all',
  },
  'ProfileWallets, used before': {
    ...connected,
    options: { features: { multiWallet: true } },
    async before({ connect, kit }) {
      await connect({ id: 'com.harbour' })
      await disconnect(kit, { connectionId: 'eip155/io.kite' })
    },
    at: [toAccount, toWallets],
    shows: 'Recently used',
  },
  'ProfileWallets of several families': {
    adapters: () =>
      adaptersOf(
        families.map(({ id, namespace }) => namespaceWallet(namespace, { id })),
      ),
    options: {
      networks: namespaceNetworks,
      features: { multiWallet: true },
    },
    before: ({ connect }) => connect(...families),
    at: [toAccount, toWallets],
    shows: 'Solana',
  },
  'ProfileWallets, menu': {
    ...connected,
    at: [toAccount, toWallets],
    act: ({ press }) => press(/^More options/),
    shows: 'Rename',
  },
  'ProfileWallets, naming': {
    ...connected,
    at: [toAccount, toWallets],
    async act({ press }) {
      await press(/^More options/)
      await page.getByRole('menuitem', { name: 'Rename' }).click()
    },
    shows: 'Name for',
  },
  'ProfileWallets, forgetting': {
    ...connected,
    at: [toAccount, toWallets],
    act: ({ press }) => press('Forget this device'),
    shows: 'Keep everything',
  },
  Networks: {
    ...connected,
    at: [toAccount, { view: 'Networks' }],
    shows: 'Hasp Local Two',
  },
  'Networks, nothing found': {
    ...connected,
    options: { networks: manyNetworks },
    at: [toAccount, { view: 'Networks' }],
    act: () => page.getByRole('searchbox').fill('zzzz'),
    shows: 'No networks found',
  },
  'Networks, with testnets': {
    ...connected,
    options: {
      networks: [exampleNetworks[0], { ...exampleNetworks[1], testnet: true }],
    },
    at: [toAccount, { view: 'Networks' }],
    act: () => page.getByRole('switch').click(),
    shows: 'Hasp Local Two',
  },
  'SwitchNetwork, by hand': {
    ...switching(never, 'Find its list of networks'),
    act: ({ press }) => press('How?'),
  },
  'SwitchNetwork, waiting': switching(never, 'Approve in'),
  'SwitchNetwork, declined': switching(
    () => Promise.reject(new KitError('USER_REJECTED')),
    'declined',
  ),
  'SwitchNetwork, refused': switching(
    () => Promise.reject(new Error('what the wallet said')),
    'not supported',
  ),
  SwitchActiveChain: {
    ...connected,
    adapters: () => adaptersOf([kite()]),
    at: [
      toAccount,
      {
        view: 'SwitchActiveChain',
        parameters: { networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      },
    ],
    shows: 'Stay on',
  },
  UnsupportedChain: {
    ...connected,
    ...astray,
    at: [toAccount, { view: 'UnsupportedChain' }],
    shows: 'Choose one',
  },
  WhatIsANetwork: {
    ...connected,
    at: [toAccount, { view: 'WhatIsANetwork' }],
    shows: 'A shared record',
  },
  Receive: {
    ...connected,
    at: [toAccount, toReceive],
    shows: 'Tokens sent on any other',
  },
  'Receive, an amount': {
    ...connected,
    at: [toAccount, toReceive],
    async act({ press }) {
      await press('Add amount')
      await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    },
    shows: 'Remove amount',
  },
  'Receive, on many networks': {
    ...connected,
    options: { networks: manyNetworks },
    at: [toAccount, toReceive],
    shows: 'All networks',
  },
}
