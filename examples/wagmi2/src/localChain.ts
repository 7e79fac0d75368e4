import { type Chain, defineChain } from 'viem'

/** A chain of the local stack, written as for wagmi and viem. */
export function localChain(id: number, name: string, url: string): Chain {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
}
