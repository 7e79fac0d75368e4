import { defineNetwork, type Namespace, type Network } from '@hasp/core'
import {
  type MockConnector,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'

const coins = {
  solana: ['Sun', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  bip122: ['Stone', '000000000019d6689c085ae165831e93'],
  polkadot: ['Dot', '91b171bb158e2d3848fa23a9f1c25182'],
  cosmos: ['Star', 'star-1'],
} as const

/** Two networks of EVM, one of each other namespace. */
export const namespaceNetworks: readonly Network[] = [
  ...testNetworks,
  ...(Object.keys(coins) as (keyof typeof coins)[]).map((chainNamespace) => {
    const [name, id] = coins[chainNamespace]
    return defineNetwork({
      id,
      name,
      chainNamespace,
      nativeCurrency: { name, symbol: name.toUpperCase(), decimals: 9 },
      rpcUrls: { default: { http: [] } },
    })
  }),
]

const addresses: { readonly [namespace in Namespace]: readonly [string] } = {
  eip155: ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
  solana: ['DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'],
  bip122: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  cosmos: ['cosmos1zxj6y7gjkrd6kq0ywhhkwdq6gqcdc5tqa2h0tp'],
}

/** A wallet in one namespace, on its first network. */
export function namespaceWallet(
  namespace: Namespace,
  info: Parameters<typeof mockConnector>[0] = {},
): MockConnector {
  const network = namespaceNetworks.find(
    (one) => one.chainNamespace === namespace,
  )
  return mockConnector({
    namespace,
    networkId: network?.caipNetworkId ?? 'eip155:1',
    addresses: addresses[namespace],
    ...info,
  })
}

/** Kite in some namespaces, under another id in each but the first. */
export function kiteOf(
  ...namespaces: readonly Namespace[]
): readonly MockConnector[] {
  return namespaces.map((namespace, at) =>
    namespaceWallet(namespace, {
      id: at === 0 ? 'io.kite' : `kite-${namespace}`,
      storageId: 'io.kite',
    }),
  )
}

/** The namespaces of these wallets, as a kit takes them. */
export function adaptersOf(connectors: readonly MockConnector[]) {
  const namespaces = new Set(namespaceNetworks.map((one) => one.chainNamespace))
  return [...namespaces].map((namespace) =>
    mockAdapter({
      namespace,
      connectors: connectors.filter((one) => one.namespace === namespace),
    }),
  )
}
