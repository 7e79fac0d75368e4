import {
  multicallAddress,
  testAccounts,
  testTokens,
} from '../../../../devstack/addresses.js'
import type { TestChain } from '../../../../devstack/testing/startTestChain.js'
import { evm } from '../adapters/evm/evmAdapter.js'
import { injectedConnector } from '../adapters/evm/injectedConnector.js'
import { defineNetwork, type Network } from '../entities/network/network.js'
import { formatAmount } from '../entities/transfer/amount.js'
import type { SendRequest, SendReview } from '../entities/transfer/transfer.js'
import type { Capabilities } from '../ports/NamespaceAdapter.js'
import { createTestEnvironment } from './createTestEnvironment.js'
import { mockEvmWallet } from './evm/mockEvmWallet.js'
import { createFakeClock } from './fakeClock.js'

const [from, to] = testAccounts

/** The namespace on a test chain, with a wallet that the node signs for. */
export function setUpChain(
  chain: TestChain,
  options: { readonly id: number; readonly multicall: boolean },
  changes: Partial<Network> = {},
) {
  const clock = createFakeClock()
  const network = defineNetwork({
    id: options.id,
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
    tokens: testTokens,
    ...(options.multicall && {
      contracts: { multicall3: { address: multicallAddress } },
    }),
    ...changes,
  })
  const asked = new Set<string>()
  const environment = createTestEnvironment({
    clock,
    fetch(url, init) {
      asked.add(JSON.parse(String(init?.body)).method)
      return fetch(url, init)
    },
  })
  const bound = evm().create({ environment, networks: [network] })
  const capabilities = bound.capabilities as Capabilities
  const wallet = mockEvmWallet({
    accounts: [from],
    chainId: options.id,
    isGranted: true,
    clock,
    forward: ({ method, params }) =>
      chain.request(method, params as readonly unknown[]),
  })
  const connector = injectedConnector({
    provider: wallet.provider,
    clock,
    info: {
      id: 'io.kite',
      storageId: 'io.kite',
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
    },
  })
  const { signal } = new AbortController()
  const request = (
    amount: bigint,
    token: SendReview['token'] = {
      type: 'native',
      symbol: 'ETH',
      decimals: 18,
    },
  ): SendRequest => ({
    namespace: 'eip155',
    networkId: network.caipNetworkId,
    from,
    to,
    token,
    amount,
  })
  const balanceOf = async (address: string) =>
    (await capabilities.getBalance({ network, address, signal })).value
  const tokensOf = async (address: string) =>
    Object.fromEntries(
      (await capabilities.getTokens({ network, address, signal })).map(
        ({ balance, symbol }) => [
          symbol,
          formatAmount(balance.value, balance.decimals),
        ],
      ),
    )
  return {
    asked,
    balanceOf,
    capabilities,
    clock,
    connector,
    network,
    request,
    signal,
    tokensOf,
  }
}
