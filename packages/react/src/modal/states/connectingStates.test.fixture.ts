import { connect } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { mockConnector } from '@hasp/core/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../../views/fiveNamespaces.test.fixture.js'
import { kite } from '../../views/openConnected.test.fixture.js'
import { never, type State, type States } from './State.test.fixture.js'

const toConnect = { view: 'Connect' } as const
const toKite = {
  view: 'ConnectingExternal',
  parameters: { connectorId: 'io.kite' },
} as const
const toDrift = {
  view: 'ConnectingWalletConnect',
  parameters: { walletId: 'drift' },
} as const
const toGetDrift = {
  view: 'GetWallet',
  parameters: { walletId: 'drift' },
} as const

/** Kite is asked, and answers so. */
const asking = (
  answer: () => Promise<unknown>,
  shows: string,
  act?: State['act'],
): State => ({
  before({ kit, wallet }) {
    wallet.next('connect', answer)
    void connect(kit, { connectorId: 'io.kite' }).catch(() => undefined)
  },
  at: [toConnect, toKite],
  ...(act && { act }),
  shows,
})

const failing = (code: ConstructorParameters<typeof KitError>[0]) => () =>
  Promise.reject(new KitError(code as 'USER_REJECTED'))

const search = (words: string) =>
  page.getByRole('dialog').getByRole('searchbox').fill(words)

/** From the list of wallets to the moment of being connected. */
export const connectingStates: States = {
  Connect: { at: [toConnect], shows: 'All wallets' },
  'Connect, continuing': {
    stored: { recentWallets: [{ id: 'io.kite', name: 'Kite' }] },
    at: [toConnect],
    shows: 'Continue with',
  },
  'Connect behind terms': {
    options: { features: { legalCheckbox: true } },
    at: [toConnect],
    shows: 'I agree to',
  },
  'Connect, nothing found': {
    wallets: [],
    options: { connectors: [], wallets: {} },
    at: [toConnect],
    shows: 'No wallet found',
  },
  'Connect, two of one name': {
    wallets: [kite(), mockConnector({ id: 'io.kite', storageId: 'other' })],
    at: [toConnect],
    shows: 'Kite',
  },
  AllWallets: { at: [toConnect, { view: 'AllWallets' }], shows: 'Wallet 12' },
  'AllWallets, nothing found': {
    options: {
      wallets: { suggestionUrl: 'https://tide.example/suggest' },
    },
    at: [toConnect, { view: 'AllWallets' }],
    act: () => search('zzzz'),
    shows: 'No results',
  },
  'ConnectingExternal, waiting': asking(never, 'Approve in'),
  'ConnectingExternal, slow': asking(never, 'Still waiting', ({ clock }) =>
    clock.advance(20_000),
  ),
  'ConnectingExternal, declined': asking(failing('USER_REJECTED'), 'declined'),
  'ConnectingExternal, locked': asking(failing('WALLET_LOCKED'), 'locked'),
  'ConnectingExternal, failed': asking(
    () => Promise.reject(new Error('what the wallet said')),
    'Details',
  ),
  'ConnectingExternal, which network': {
    options: {
      adapters: adaptersOf(kiteOf('eip155', 'solana', 'bip122')),
      networks: namespaceNetworks,
    },
    at: [toConnect, toKite],
    shows: 'Which network?',
  },
  ConnectingWalletConnect: {
    at: [toConnect, toDrift],
    shows: 'Scan with the Drift app',
  },
  'ConnectingWalletConnect, beside the page': {
    at: [toConnect, toDrift],
    act: () => page.getByRole('tab', { name: 'Desktop' }).click(),
    shows: 'Open Drift',
  },
  'ConnectingWalletConnect, not installed': {
    at: [toConnect, toDrift],
    act: () => page.getByRole('tab', { name: 'Browser' }).click(),
    shows: 'isn’t installed',
  },
  'ConnectingWalletConnect on a phone': {
    isPhone: true,
    at: [toConnect, toDrift],
    shows: 'Copy link',
  },
  'ConnectingWalletConnect, no relay': {
    before: ({ phone }) => phone.setRelay(false),
    at: [toConnect, toDrift],
    act: ({ clock, has }) =>
      expect
        .poll(async () => {
          await clock.advance(5_000)
          return has('Can’t reach')
        })
        .toBe(true),
    shows: 'Can’t reach',
  },
  ConnectingWalletConnectBasic: {
    at: [{ view: 'ConnectingWalletConnectBasic' }],
    shows: 'Looking for a specific',
  },
  GetWallet: {
    at: [toConnect, { view: 'GetWallet' }],
    shows: 'Compare wallets',
  },
  'GetWallet, one of them': {
    at: [toConnect, toGetDrift],
    shows: 'Set it up',
  },
  WhatIsAWallet: {
    at: [toConnect, { view: 'WhatIsAWallet' }],
    shows: 'One place for',
  },
}
