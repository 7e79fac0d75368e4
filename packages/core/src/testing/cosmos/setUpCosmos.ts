import { cosmos } from '../../adapters/cosmos/cosmosAdapter.js'
import type { Network } from '../../entities/network/network.js'
import type { Connector } from '../../ports/Connector.js'
import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { cosmosNetworks } from './cosmosNetworks.js'
import { createCosmosKey } from './createCosmosKey.js'
import { fakeKeplrWallet } from './fakeKeplrWallet.js'

/** Keys of a wallet of tests. */
export const cosmosKeys = [
  createCosmosKey('Ada'),
  createCosmosKey('Bo'),
] as const

/** Prefixes of addresses by the chains that wallets of tests know. */
export const cosmosChains = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }

/** A page with the namespace's adapter, and no wallet on it yet. */
export function setUpCosmosPage({
  networks = cosmosNetworks,
  window = new EventTarget(),
  ...options
}: cosmos.Options & {
  networks?: readonly Network[]
  window?: EventTarget
} = {}) {
  const clock = createFakeClock()
  const controller = new AbortController()
  const { signal } = controller
  const found: Connector[] = []
  const adapter = cosmos(options).create({
    environment: createTestEnvironment({ clock, window }),
    networks,
  })
  const discover = () =>
    adapter.discover(
      {
        onFound: (connector) => {
          if (!found.includes(connector)) found.push(connector)
        },
        onLost: () => undefined,
      },
      signal,
    )
  const ids = () => found.map(({ info }) => info.id)
  return { adapter, clock, controller, discover, found, ids, signal, window }
}

/** A connector over a wallet with two keys, which knows two networks. */
export function setUpCosmos({
  networks,
  ...options
}: Partial<Parameters<typeof fakeKeplrWallet>[0]> & {
  networks?: readonly Network[]
} = {}) {
  const page = setUpCosmosPage({ ...(networks && { networks }) })
  const wallet = fakeKeplrWallet({
    keys: cosmosKeys,
    chains: cosmosChains,
    ...options,
  })
  wallet.appear(page.window)
  page.discover()
  const [connector] = page.found
  if (!connector) throw new Error('The wallet was not found')
  const provider = connector.getProvider() as CosmosProvider
  return { ...page, connector, provider, wallet }
}
