import type { OperatorFile } from '@hasp/protocol/project'
import { type Addresses, solanaChain } from './addresses.js'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const sol = { name: 'SOL', symbol: 'SOL', decimals: 9 }

/**
 * What the hosted wallet of the local stack knows: which pages may use it, and
 * the networks with their nodes.
 * @example operatorFile(addresses()).projects
 */
export function operatorFile(stack: Addresses): OperatorFile {
  const chains = [stack.evmA, stack.evmB]
  const { port } = stack.demo
  return {
    dev: true,
    projects: [
      {
        id: 'default',
        name: 'Hasp Demo',
        // Other names of this machine are other sites to a browser.
        origins: ['localhost', '127.0.0.1', 'dapp.localhost'].map(
          (host) => `http://${host}:${port}`,
        ),
      },
    ],
    networks: [
      ...chains.map(({ chainId, name, url }) => ({
        id: `eip155:${chainId}`,
        name,
        nativeCurrency: ether,
        rpcUrls: [url],
      })),
      {
        id: `solana:${solanaChain.reference}`,
        name: solanaChain.name,
        nativeCurrency: sol,
        rpcUrls: [stack.solana.url],
      },
    ],
  }
}
