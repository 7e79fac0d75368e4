import type { WalletChain } from '@hasp/test-wallets/devWallet'
import {
  addresses,
  solanaChain,
  testTokens,
} from '../../../devstack/addresses.js'

const stack = addresses(import.meta.env.HASP_PORT_OFFSET)

/** The two local chains, as the dev wallet knows them. */
export const demoChains: readonly [WalletChain, WalletChain] = [
  chain(stack.evmA),
  chain(stack.evmB),
]

/** The local Solana, as wallets and the site know it. */
export const demoSolana = {
  name: solanaChain.name,
  reference: solanaChain.reference,
  nodeUrl: stack.solana.url,
}

/** Where the hosted wallet's pages are. */
export const demoWalletOrigin = stack.hostedWalletSite.url

/** The node of a network that is not EVM's, by CAIP-2. */
export function demoNodeUrl(chainId: string): string | undefined {
  return chainId === `solana:${demoSolana.reference}`
    ? demoSolana.nodeUrl
    : undefined
}

/** Where the codes of the hosted wallet arrive. */
export const demoMailboxUrl = stack.mailbox.url

/** Where it is known what accounts hold, and what that costs. */
export const demoDataUrl = stack.dataService.url

/** The relay through which wallets on phones are reached. */
export const demoRelayUrl = stack.relay.url

function chain(address: typeof stack.evmA): WalletChain {
  return {
    id: address.chainId,
    name: address.name,
    rpcUrl: address.url,
    symbol: 'ETH',
    tokens: testTokens,
  }
}
