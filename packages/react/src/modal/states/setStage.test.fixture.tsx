import {
  type Capabilities,
  connect,
  type KitOptions,
  type Namespace,
  type NamespaceAdapter,
  navigate,
  openModal,
  type Route,
  type TransactionStatus,
} from '@hasp/core'
import { hostedWallet } from '@hasp/core/hostedWallet'
import {
  createFakeClock,
  createTestHostedWallet,
  createTestKit,
  fakePhoneClient,
  type MockConnector,
  mockAdapter,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { staticDirectory } from '@hasp/core/walletDirectory'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../../buttons/ConnectButton.js'
import { KitProvider } from '../../KitProvider.js'
import '../../theme/styles.css'
import { manyListings } from '../../views/AllWallets/openAllWallets.test.fixture.js'
import {
  exampleNetworks,
  harbour,
  kite,
} from '../../views/openConnected.test.fixture.js'
import { kiteListing } from '../../views/openPairing.test.fixture.js'
import { hash, tokens } from '../../views/Send/showSend.test.fixture.js'

type Watch = Parameters<Capabilities['watchTransaction']>[0]

/** A wallet that is not in this browser, with every way to it. */
const drift = {
  ...kiteListing,
  id: 'drift',
  name: 'Drift',
  rdns: 'io.drift',
}

/** What is to be different from a site with two wallets and a phone's. */
export type Setting = {
  readonly options?: Partial<KitOptions>
  /** Those of the namespaces that the site speaks; of EVM unless given. */
  readonly adapters?: () => readonly NamespaceAdapter[]
  readonly wallets?: () => readonly MockConnector[]
  readonly node?: Partial<Capabilities>
  readonly stored?: Readonly<Record<string, unknown>>
  readonly isPhone?: boolean
  /** How the wallet answers that an email opens; there is none unless given. */
  readonly hosted?: Parameters<typeof createTestHostedWallet>[0]
  /** Whether Kite is connected. */
  readonly isConnected?: boolean
}

export type Stage = ReturnType<typeof setStage>

/** Draws a page with a kit, its modal closed, until the test is over. */
export function setStage(setting: Setting) {
  const { isPhone = false, options, stored = {} } = setting
  const wallets = setting.wallets?.()
  const [first = kite(), ...others] = wallets ?? [kite(), harbour()]
  const phone = fakePhoneClient()
  const hosted = setting.hosted && createTestHostedWallet(setting.hosted)
  const watched: Watch[] = []
  const node: Partial<Capabilities> = {
    getBalance: async () => ({
      value: 1_204_000_000_000_000_000n,
      decimals: 18,
      symbol: 'ETH',
    }),
    getTokens: async () => tokens,
    loadParseReceiver: async () => (value) =>
      /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined,
    prepareSend: async () => ({ fee: 21_000_000_000_000n, isContract: false }),
    async sendToken({ onAsk }) {
      onAsk({})
      return { hash }
    },
    watchTransaction: (watch) => {
      watched.push(watch)
      return new Promise((resolve) =>
        watch.signal.addEventListener('abort', () => resolve()),
      )
    },
    ...setting.node,
  }
  const setup = createTestKit(
    {
      app: {
        name: 'Tide Market',
        termsUrl: 'https://tide.example/terms',
        privacyUrl: 'https://tide.example/privacy',
      },
      adapters: setting.adapters?.() ?? [
        mockAdapter({
          connectors: wallets?.length === 0 ? [] : [first, ...others],
          capabilities: node,
        }),
      ],
      connectors: [
        ...(hosted
          ? [
              hostedWallet({
                origin: 'https://wallet.example',
                client: hosted.client,
              }),
            ]
          : []),
        walletConnect({
          relayUrl: 'wss://relay.example',
          client: phone.create,
        }),
      ],
      networks: exampleNetworks,
      wallets: {
        custom: [drift],
        directory: staticDirectory(manyListings(30)),
      },
      ...options,
    },
    {
      isStarted: false,
      window,
      // TanStack Query reads the machine's own clock.
      clock: createFakeClock(Date.now()),
      environment: { isMobile: () => isPhone },
    },
  )
  const { kit } = setup
  for (const [key, value] of Object.entries(stored))
    setup.store.setItem(`hasp.${key}`, JSON.stringify(value))
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const speak = (locale: 'ar' | 'en') =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <KitProvider kit={kit} locale={locale}>
            <h1>Tide Market</h1>
            <ConnectButton />
          </KitProvider>
        </StrictMode>,
      ),
    )
  speak('en')
  return {
    ...setup,
    wallet: first,
    wallets: [first, ...others],
    phone,
    /** Draws all that is there in another language. */
    speak,
    /** Connects these one after the other, before anything is shown. */
    async connect(
      ...connected: readonly { id: string; namespace?: Namespace }[]
    ) {
      for (const { id, namespace = 'eip155' } of connected)
        await connect(kit, { connectorId: id, namespace })
    },
    /** Opens the modal at the last of these, the others behind it. */
    open([opened, ...next]: readonly [Route, ...Route[]]) {
      openModal(kit, { route: opened })
      for (const route of next) navigate(kit, { type: 'push', route })
    },
    /** Presses what has a name that starts so. */
    async press(name: string | RegExp) {
      const target = page.getByRole('dialog').getByRole('button', { name })
      await target.first().click()
    },
    /** What the chain says of the last transfer. */
    report: (status: TransactionStatus) =>
      flushSync(() => watched.at(-1)?.onChange({ status })),
    has: (words: string) =>
      page.getByRole('dialog').element().textContent.includes(words),
    /** The modal, once it has come to rest with these words in it. */
    async shows(words: string | RegExp): Promise<HTMLElement> {
      const dialog = page.getByRole('dialog')
      await expect.element(dialog).toHaveTextContent(words)
      const element = dialog.element() as HTMLElement
      await expect
        .poll(() => element.querySelector('[data-part="skeleton"]'))
        .toBe(null)
      return element
    },
  }
}
