import type {
  KitOptions,
  Route,
  WalletDirectory,
  WalletListing,
} from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { internals } from '@hasp/core/internal'
import {
  createTestKit,
  fakePhoneClient,
  mockEvmWallet,
  testNetworks,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { staticDirectory } from '@hasp/core/walletDirectory'
import { nameOf, type ShowOptions, showView } from '../showView.test.fixture.js'
import AllWalletsView from './AllWalletsView.js'

/** A wallet of a directory: an app on phones. */
export function listing(parts: Partial<WalletListing> = {}): WalletListing {
  const { id = 'kite' } = parts
  return {
    id,
    name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    namespaces: ['eip155'],
    homepage: `https://${id}.example`,
    isPairable: true,
    links: { native: `${id}://` },
    stores: {},
    ...parts,
  }
}

/** A number of wallets, from `Wallet 1` on. */
export function manyListings(count: number): readonly WalletListing[] {
  return Array.from({ length: count }, (_, at) =>
    listing({ id: `wallet-${at + 1}`, name: `Wallet ${at + 1}` }),
  )
}

/** A directory that gives all it has as its first page. */
export function wholeDirectory(
  wallets: readonly WalletListing[],
): WalletDirectory {
  return {
    isLocal: true,
    getWallets: async ({ include, page, rdns }) => ({
      wallets: page > 1 || include || rdns ? [] : wallets,
      total: wallets.length,
    }),
  }
}

/** Draws the view AllWallets of a kit with a directory. */
export function openAllWallets(
  wallets: readonly WalletListing[] | WalletDirectory,
  parameters: {
    kit?: Partial<KitOptions>
    view?: ShowOptions
    installed?: readonly { name: string; rdns: string }[]
    isPhone?: boolean
    window?: EventTarget
    history?: readonly [Route, ...Route[]]
    /** Taller content scrolls, as in the modal. */
    height?: string
    isPairable?: boolean
  } = {},
) {
  const { history = [{ view: 'AllWallets' }], isPairable = true } = parameters
  const phone = fakePhoneClient()
  const setup = createTestKit(
    {
      adapters: [evm()],
      networks: testNetworks,
      ...(isPairable && {
        connectors: [walletConnect({ client: phone.create })],
      }),
      ...parameters.kit,
      wallets: {
        directory: isDirectory(wallets) ? wallets : staticDirectory(wallets),
        ...parameters.kit?.wallets,
      },
    },
    {
      ...(parameters.window && { window: parameters.window }),
      environment: { isMobile: () => parameters.isPhone ?? false },
    },
  )
  const installed = (parameters.installed ?? []).map((one) => {
    const mock = mockEvmWallet({ chainId: 31337, ...one })
    mock.announce(setup.window)
    return mock
  })
  setup.kit[internals].stores.router.setState({ history })
  document.body.style.setProperty(
    '--kit-view-limit',
    parameters.height ?? '560px',
  )
  const shown = showView(setup, { AllWallets: AllWalletsView }, parameters.view)
  const cards = () =>
    [
      ...shown.element.querySelectorAll<HTMLElement>(
        '[data-part="wallet-card"]',
      ),
    ].map(nameOf)
  return {
    ...setup,
    ...shown,
    phone,
    installed,
    cards,
    focused: () => nameOf(document.activeElement ?? document.body),
    route: () => setup.kit.stores.router.getState().history.at(-1),
    stop() {
      shown.stop()
      document.body.style.removeProperty('--kit-view-limit')
    },
  }
}

function isDirectory(
  given: readonly WalletListing[] | WalletDirectory,
): given is WalletDirectory {
  return 'getWallets' in given
}
