import type { Namespace } from './namespace.js'
import { formatNetworkId, type NetworkId } from './networkId.js'

/** A token of a network, as configured: enough to read its balance. */
export type TokenReference = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** What a cosmos wallet needs to know of a new network. */
export type CosmosDetails = {
  /** Start of its addresses, e.g. `osmo`. */
  readonly bech32Prefix: string
  /** Base unit of its currency, e.g. `uosmo`. */
  readonly minimalDenom: string
  /** Where its REST interface is; without one no wallet takes it. */
  readonly restUrl: string
  /** BIP-44 coin type of its keys; 118 unless given. */
  readonly coinType?: number | undefined
}

/** A network of any namespace. URLs are used as given, in this order. */
export type Network = {
  /** The chain's own id: a number on EVM, a genesis hash elsewhere. */
  readonly id: string | number
  readonly name: string
  readonly caipNetworkId: NetworkId
  readonly chainNamespace: Namespace
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  /** Nodes by JSON-RPC; none where the kit asks nothing, as in Bitcoin. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?:
    | { readonly default: { readonly name: string; readonly url: string } }
    | undefined
  readonly testnet?: boolean | undefined
  readonly assets?:
    | {
        readonly imageUrl?: string | undefined
      }
    | undefined
  readonly contracts?:
    | {
        readonly multicall3?: { readonly address: string } | undefined
        /** Where names are resolved, on a network that keeps them. */
        readonly ensUniversalResolver?: { readonly address: string } | undefined
      }
    | undefined
  /** Tokens whose balances are shown; EVM: ERC-20 contracts. */
  readonly tokens?: readonly TokenReference[] | undefined
  /** Polkadot: what its addresses begin with (SS58); 42 unless given. */
  readonly ss58Prefix?: number | undefined
  readonly cosmos?: CosmosDetails | undefined
  /** Blocks on top before a transaction counts as final; 1 unless given. */
  readonly confirmations?: number | undefined
}

/**
 * A network from its own id and namespace; `caipNetworkId` follows from them.
 * @see CAIP-2
 * @example
 * import { defineNetwork } from '@hasp/core'
 *
 * defineNetwork({
 *   id: 31337,
 *   chainNamespace: 'eip155',
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 * })
 */
export function defineNetwork(
  network: Omit<Network, 'caipNetworkId'>,
): Network {
  return {
    ...network,
    caipNetworkId: formatNetworkId(network.chainNamespace, network.id),
  }
}
