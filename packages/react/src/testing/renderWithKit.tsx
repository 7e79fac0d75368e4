import {
  connect,
  type Kit,
  type KitOptions,
  type Namespace,
  type Network,
} from '@hasp/core'
import { evm } from '@hasp/core/evm'
import {
  createMemoryStore,
  createMockNodes,
  createMockWallet,
  createTestKit,
  type MockNodes,
  type MockWallet,
  systemClock,
  testNetworks,
} from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../KitProvider.js'
import { installDom } from './installDom.js'

/** Components on a page with a kit, and the world around them. */
export type RenderedKit = {
  readonly kit: Kit
  /** The wallet in the page; its owner is the test. */
  readonly wallet: MockWallet
  /** The nodes of the networks; no request leaves them. */
  readonly nodes: MockNodes
  /** The element that the components are in. */
  readonly container: HTMLElement
  /** Connects the wallet as an earlier click would have done. */
  connect(): Promise<void>
  /** Draws other components in the same kit. */
  rerender(children: ReactNode): void
  /** Takes everything off the page and stops the kit. */
  unmount(): void
}

/**
 * Draws components below a `KitProvider`, beside a mock wallet and mock nodes:
 * nothing is stored, and no request leaves the test. It depends on no test
 * framework; the page is the one of the test's environment, a browser, jsdom or
 * happy-dom.
 *
 * @param children what is drawn, e.g. a page of the site
 * @param options.wallet the wallet in the page; an EVM wallet, Kite, unless
 * given
 * @param options.networks two EVM networks for tests unless given
 * @param options.kit further options of `createKit`, such as the adapters of
 * other namespaces
 * @param options.locale English unless given
 * @returns once it is drawn
 * @example
 * import { ConnectButton } from '@hasp/react'
 * import { renderWithKit } from '@hasp/react/testing'
 *
 * const { connect, container, unmount } = await renderWithKit(<ConnectButton />)
 * await connect()
 * container.textContent // 0xf39f…
 * unmount()
 */
export async function renderWithKit(
  children: ReactNode,
  options: renderWithKit.Options = {},
): Promise<RenderedKit> {
  installDom()
  const { locale = 'en', networks = testNetworks } = options
  const nodes = createMockNodes({ networks })
  const wallet = options.wallet ?? (await createKite(networks))
  const { kit, window: kitWindow } = createTestKit(
    { adapters: [evm()], networks, ...options.kit },
    {
      isStarted: false,
      store: createMemoryStore(),
      environment: { clock: systemClock, fetch: nodes.fetch },
    },
  )
  // A window of its own: the next test does not find the wallet of this one.
  wallet.install(kitWindow)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const rerender = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <KitProvider kit={kit} locale={locale}>
          {shown}
        </KitProvider>,
      ),
    )
  rerender(children)
  return {
    kit,
    wallet,
    nodes,
    container,
    async connect() {
      const connectorId = await findWallet(kit, wallet.namespace)
      await connect(kit, { connectorId, namespace: wallet.namespace })
    },
    rerender,
    unmount() {
      root.unmount()
      container.remove()
    },
  }
}

export declare namespace renderWithKit {
  type Options = {
    readonly wallet?: MockWallet | undefined
    readonly networks?: readonly Network[] | undefined
    readonly kit?:
      | Partial<Omit<KitOptions, 'networks' | 'environment'>>
      | undefined
    readonly locale?: string | undefined
  }
}

/** A wallet on the first EVM network of the test. */
function createKite(networks: readonly Network[]): Promise<MockWallet> {
  const [chainId] = networks.flatMap(({ id }) =>
    typeof id === 'number' ? [id] : [],
  )
  return createMockWallet({ namespace: 'eip155', name: 'Kite', chainId })
}

/** Waits until the kit has found the wallet. */
function findWallet(kit: Kit, namespace: Namespace): Promise<string> {
  const { connectors } = kit.stores
  const find = () =>
    connectors
      .getState()
      .connectors.find((connector) => connector.namespace === namespace)
  return new Promise((resolve) => {
    const stop = connectors.subscribe(check)
    check()
    function check() {
      const found = find()
      if (!found) return
      stop()
      resolve(found.info.id)
    }
  })
}
