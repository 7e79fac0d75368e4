import { connect } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { mockConnector } from '@hasp/core/testing'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../../views/fiveNamespaces.test.fixture.js'
import { kite } from '../../views/openConnected.test.fixture.js'
import { never, type State, type States } from './State.test.fixture.js'
import type { Stage } from './setStage.test.fixture.js'

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

/** Lets time pass until these words show. */
const waitingFor =
  (words: string, stepMs: number) =>
  ({ clock, has }: Stage) =>
    vi.waitFor(
      async () => {
        await clock.advance(stepMs)
        expect(has(words)).toBe(true)
      },
      { interval: 10, timeout: 10_000 },
    )

/** A code is shown, and then this happens to it. */
const pairing = (happens: (stage: Stage) => void, shows: string): State => ({
  at: [toConnect, toDrift],
  async act(stage) {
    await stage.shows('Scan with the Drift app')
    await expect
      .element(page.getByRole('img', { name: 'QR code to connect a wallet' }))
      .toBeVisible()
    happens(stage)
  },
  shows,
})

const failing = (code: ConstructorParameters<typeof KitError>[0]) => () =>
  Promise.reject(new KitError(code as 'USER_REJECTED'))

const severalFamilies = {
  adapters: () => adaptersOf(kiteOf('eip155', 'solana', 'bip122')),
  options: { networks: namespaceNetworks },
}

const search = (words: string) =>
  page.getByRole('dialog').getByRole('searchbox').fill(words)

function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    value: false,
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'onLine')
  })
  window.dispatchEvent(new Event('offline'))
}

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
    wallets: () => [],
    options: { connectors: [], wallets: {} },
    at: [toConnect],
    shows: 'No wallet found',
  },
  'Connect, two of one name': {
    wallets: () => [
      kite(),
      mockConnector({ id: 'io.kite', storageId: 'other' }),
    ],
    at: [toConnect],
    shows: 'Kite',
  },
  'Connect, still nothing found': {
    wallets: () => [],
    options: { connectors: [], wallets: {} },
    at: [toConnect],
    async act({ clock, press, shows }) {
      await press('I’ve installed one')
      await shows('Checking…')
      await clock.advance(5_000)
    },
    shows: 'Nothing found yet',
  },
  'Connect, wallets of several families': {
    ...severalFamilies,
    at: [toConnect],
    shows: 'EVM, Solana, Bitcoin',
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
  'ConnectingExternal, connected': {
    isConnected: true,
    at: [toConnect, toKite],
    shows: 'is ready to use',
  },
  'ConnectingExternal, failed': asking(
    () => Promise.reject(new Error('what the wallet said')),
    'Details',
  ),
  'ConnectingExternal, which network': {
    ...severalFamilies,
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
  'ConnectingWalletConnect, scanned': pairing(
    ({ phone }) => phone.last().see(),
    'Approve it in your wallet',
  ),
  'ConnectingWalletConnect, declined': pairing(
    ({ phone }) => phone.last().reject(),
    'Request declined',
  ),
  'ConnectingWalletConnect, expired': {
    at: [toConnect, toDrift],
    act: waitingFor('Code expired', 240_000),
    shows: 'Code expired',
  },
  'ConnectingWalletConnect, no relay': {
    before: ({ phone }) => phone.setRelay(false),
    at: [toConnect, toDrift],
    act: waitingFor('Can’t reach', 5_000),
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
  'GetWallet, no new one': {
    at: [toConnect, toGetDrift],
    async act({ clock, press, shows }) {
      await press('I’ve installed it')
      await shows('Checking…')
      await clock.advance(5_000)
    },
    shows: 'No new wallet found',
  },
  WhatIsAWallet: {
    at: [toConnect, { view: 'WhatIsAWallet' }],
    shows: 'One place for',
  },
  'WhatIsAWallet, offline': {
    at: [toConnect, { view: 'WhatIsAWallet' }],
    act: goOffline,
    shows: 'You’re offline',
  },
}
