import {
  type Capabilities,
  connect,
  type Namespace,
  type Network,
  navigate,
  type Route,
  type TransactionChange,
  type TransactionStatus,
} from '@hasp/core'
import { type DataSource, dataSource } from '@hasp/core/dataService'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { expect } from 'vitest'
import SendConfirmedView from '../SendConfirmed/SendConfirmedView.js'
import SendPreviewView from '../SendPreview/SendPreviewView.js'
import SendSelectTokenView from '../SendSelectToken/SendSelectTokenView.js'
import { type ShowOptions, showView } from '../showView.test.fixture.js'
import SendView from './SendView.js'

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const receiver = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
export const dollar = '0x1111111111111111111111111111111111111111'
export const twinDollar = '0x1234567890123456789012345678901234567890'
export const hash = `0x${'ab'.repeat(32)}`

export const tokens = [
  {
    name: 'Ether',
    symbol: 'ETH',
    balance: { value: 1_204_000_000_000_000_000n, decimals: 18 },
  },
  {
    name: 'Dollar',
    symbol: 'USD',
    address: dollar,
    balance: { value: 20_500_000n, decimals: 6 },
  },
  {
    name: 'Dollar of another kind',
    symbol: 'USD',
    address: twinDollar,
    balance: { value: 0n, decimals: 6 },
  },
]

type Watch = Parameters<Capabilities['watchTransaction']>[0]

/** The views of sending, with a namespace whose node and wallet are decided. */
export async function showSend(
  parameters: {
    route?: Route
    view?: ShowOptions
    namespace?: Namespace
    networkId?: `${Namespace}:${string}`
    isConnected?: boolean
    capabilities?: Partial<Capabilities>
    /** The tokens that the site stands for. */
    configured?: Network['tokens']
    /** What a data source knows. */
    data?: DataSource
    stored?: Readonly<Record<string, unknown>>
  } = {},
) {
  const { isConnected = true, namespace = 'eip155', stored = {} } = parameters
  const sent: unknown[] = []
  const watched: Watch[] = []
  const capabilities: Partial<Capabilities> = {
    getTokens: async () => tokens,
    loadParseReceiver: async () => (value) =>
      /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined,
    prepareSend: async () => ({ fee: 21_000_000_000_000n, isContract: false }),
    async sendToken({ onAsk, request }) {
      onAsk({})
      sent.push(request)
      return { hash }
    },
    watchTransaction: (watch) => {
      watched.push(watch)
      return new Promise((resolve) =>
        watch.signal.addEventListener('abort', () => resolve()),
      )
    },
    ...parameters.capabilities,
  }
  const kite = mockConnector({
    namespace,
    networkId: parameters.networkId ?? `${namespace}:31337`,
    addresses: [own],
  })
  const setup = createTestKit({
    adapters: [
      mockAdapter({
        namespace,
        connectors: [kite],
        // As the adapter of Bitcoin: it connects, and no more.
        capabilities: namespace === 'bip122' ? {} : capabilities,
      }),
    ],
    ...(parameters.data && { data: dataSource(parameters.data) }),
    networks: testNetworks.map((network) => ({
      ...network,
      chainNamespace: namespace,
      caipNetworkId: `${namespace}:${network.id}` as const,
      ...(parameters.configured && { tokens: parameters.configured }),
      blockExplorers: { default: { name: 'Scan', url: 'https://scan.test/' } },
    })),
  })
  const { kit } = setup
  for (const [key, value] of Object.entries(stored))
    setup.store.setItem(`hasp.${key}`, JSON.stringify(value))
  if (isConnected) await connect(kit, { connectorId: 'io.kite' })
  navigate(kit, { type: 'reset', route: { view: 'Account' } })
  navigate(kit, { type: 'push', route: parameters.route ?? { view: 'Send' } })
  const shown = showView(
    setup,
    {
      Send: SendView,
      SendSelectToken: SendSelectTokenView,
      SendPreview: SendPreviewView,
      SendConfirmed: SendConfirmedView,
    },
    parameters.view,
  )
  return {
    ...setup,
    ...shown,
    kite,
    sent,
    watched,
    route: () => kit.stores.router.getState().history.at(-1),
    isAccountShown: () => shown.text().includes('Account'),
    report: (
      status: TransactionStatus,
      change: Omit<TransactionChange, 'status'> = {},
    ) => flushSync(() => watched.at(-1)?.onChange({ ...change, status })),
  }
}

export type ShownSend = Awaited<ReturnType<typeof showSend>>

/** Fails with what axe objects to. */
export async function expectAccessible(element: HTMLElement) {
  const { violations } = await axe.run(element)
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map((node) => `${node.html} ${node.failureSummary}`),
    ]),
  ).toEqual([])
}
