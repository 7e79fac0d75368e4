import { defineNetwork, type Network } from '@hasp/core'
import {
  type Addresses,
  ensContracts,
  multicallAddress,
  solanaChain,
  solanaTestTokens,
  testTokens,
} from '../../../devstack/addresses.js'

/**
 * Nobody asks these for anything: there are no balances in their namespaces.
 */
const noNodes = { default: { http: [] } }

/** The networks of the demo on a stack: the local ones where there is a node. */
export function networksOf(stack: Addresses): readonly Network[] {
  const evmNetworks = [stack.evmA, stack.evmB].map(({ chainId, name, url }) =>
    defineNetwork({
      id: chainId,
      name,
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      testnet: true,
      tokens: testTokens,
      ...(chainId === stack.evmA.chainId && {
        contracts: {
          multicall3: { address: multicallAddress },
          ensUniversalResolver: { address: ensContracts.universalResolver },
        },
      }),
    }),
  )
  const localSolana = defineNetwork({
    id: solanaChain.reference,
    name: solanaChain.name,
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [stack.solana.url] } },
    testnet: true,
    tokens: solanaTestTokens,
  })
  return [...evmNetworks, localSolana, ...networksWithoutNode]
}

const networksWithoutNode = [
  defineNetwork({
    id: '000000000019d6689c085ae165831e93',
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: noNodes,
  }),
  defineNetwork({
    id: '000000000933ea01ad0ee984209779ba',
    name: 'Bitcoin Testnet',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'tBTC', decimals: 8 },
    rpcUrls: noNodes,
    testnet: true,
  }),
  defineNetwork({
    id: '91b171bb158e2d3848fa23a9f1c25182',
    name: 'Polkadot',
    chainNamespace: 'polkadot',
    nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
    rpcUrls: noNodes,
    ss58Prefix: 0,
  }),
  defineNetwork({
    id: 'b0a8d493285c2df73290dfb7e61f870f',
    name: 'Kusama',
    chainNamespace: 'polkadot',
    nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
    rpcUrls: noNodes,
    ss58Prefix: 2,
  }),
  defineNetwork({
    id: 'cosmoshub-4',
    name: 'Cosmos Hub',
    chainNamespace: 'cosmos',
    nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
    rpcUrls: noNodes,
  }),
  defineNetwork({
    id: 'osmosis-1',
    name: 'Osmosis',
    chainNamespace: 'cosmos',
    nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
    rpcUrls: noNodes,
  }),
] as const
