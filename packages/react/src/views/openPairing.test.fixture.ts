import {
  type KitOptions,
  type NamespaceAdapter,
  openModal,
  type Route,
  type WalletListing,
} from '@hasp/core'
import {
  createTestKit,
  fakePhoneClient,
  type MockConnector,
  mockAdapter,
  testNetworks,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { flushSync } from 'react-dom'
import ConnectingWalletConnectView from './ConnectingWalletConnect/ConnectingWalletConnectView.js'
import ConnectingWalletConnectBasicView from './ConnectingWalletConnectBasic/ConnectingWalletConnectBasicView.js'
import { type ShowOptions, showView } from './showView.test.fixture.js'

const views = {
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
}

/** A wallet with every way to it. */
export const kiteListing: WalletListing = {
  id: 'kite',
  name: 'Kite',
  rdns: 'io.kite',
  namespaces: ['eip155'],
  homepage: 'https://kite.example/',
  imageUrl: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2" fill="#7058e2"/></svg>',
  )}`,
  isPairable: true,
  links: {
    native: 'kite://',
    universal: 'https://kite.example',
    desktop: 'kite://',
    web: 'https://app.kite.example',
  },
  stores: {
    ios: 'https://apps.apple.com/app/id1',
    chrome: 'https://chromewebstore.google.com/detail/kite/1',
  },
}

/** A window whose page can be left, and whose opened links are kept. */
export class PairingWindow extends EventTarget {
  readonly navigator
  readonly location = { href: 'https://tide.example/', origin: '' }
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  })
  readonly self = this
  readonly top = this
  readonly opened: string[] = []

  constructor(isPhone: boolean) {
    super()
    this.navigator = {
      userAgent: isPhone ? 'iPhone Safari' : 'Chrome',
      maxTouchPoints: isPhone ? 5 : 0,
    }
  }

  open(url: string, target: string, features?: string) {
    this.opened.push([target, features, url].filter(Boolean).join(' '))
    return null
  }

  show(visibilityState: 'hidden' | 'visible') {
    this.document.visibilityState = visibilityState
    flushSync(
      () => void this.document.dispatchEvent(new Event('visibilitychange')),
    )
  }
}

/** Draws a pairing view over a relay and wallets that the test decides. */
export function openPairing(parameters: openPairing.Parameters = {}) {
  const {
    adapters = [mockAdapter({ connectors: parameters.connectors ?? [] })],
    isConfigured = true,
    isPhone = false,
    listing = kiteListing,
    options,
    route = {
      view: 'ConnectingWalletConnect',
      parameters: { walletId: listing.id },
    },
    view,
  } = parameters
  const phone = fakePhoneClient()
  parameters.prepare?.(phone)
  const window = new PairingWindow(isPhone)
  const setup = createTestKit(
    {
      app: { name: 'Tide Market' },
      adapters,
      networks: testNetworks,
      wallets: { custom: [listing] },
      ...(isConfigured && {
        connectors: [
          walletConnect({
            relayUrl: 'wss://relay.example',
            client: phone.create,
          }),
        ],
      }),
      ...options,
    },
    { window, environment: { isMobile: () => isPhone } },
  )
  openModal(setup.kit, route === 'none' ? {} : { route })
  const shown = showView(setup, views, view)
  const { router, modal } = setup.kit.stores
  return {
    ...setup,
    ...shown,
    phone,
    /** The window that links are opened in. */
    page: window,
    status: () =>
      shown.element.querySelector('[data-part="status-panel"] [role="status"]')
        ?.textContent,
    announced: () =>
      shown.element.querySelector('[data-part="live-region"]')?.textContent,
    state: () =>
      shown.element
        .querySelector('[data-part="status-panel"]')
        ?.getAttribute('data-state'),
    code: () => shown.element.querySelector('[data-part="qr-code"]'),
    route: () => router.getState().history.map((one) => one.view),
    isOpen: () => modal.getState().isOpen,
    /** Lets the kit's time pass and draws what follows. */
    async pass(byMs: number) {
      await setup.clock.advance(byMs)
      flushSync(() => undefined)
    },
  }
}

export declare namespace openPairing {
  type Parameters = {
    adapters?: readonly NamespaceAdapter[]
    connectors?: readonly MockConnector[]
    isConfigured?: boolean
    isPhone?: boolean
    listing?: WalletListing
    options?: Partial<KitOptions>
    /** `none`: the view that the opening rule picks. */
    route?: Route | 'none'
    view?: ShowOptions
    /** Before anything is drawn. */
    prepare?: (phone: ReturnType<typeof fakePhoneClient>) => void
  }
}
