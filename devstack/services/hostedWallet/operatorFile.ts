import type { OperatorFile } from '@hasp/protocol/project'
import {
  type Addresses,
  solanaChain,
  solanaTestTokens,
  testTokens,
} from '../../addresses.js'

/**
 * The local operator's projects and networks. The demo is opened by three
 * names: two of them are other sites than the wallet's, for what browsers do
 * with frames of other sites.
 */
export function operatorFile(stack: Addresses): OperatorFile {
  const { port } = stack.demo
  const origins = ['localhost', '127.0.0.1', 'dapp.localhost'].map(
    (host) => `http://${host}:${port}`,
  )
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const sol = { name: 'Sol', symbol: 'SOL', decimals: 9 }
  return {
    dev: true,
    areApprovalsStopped: false,
    // One can watch it end.
    holdMinutes: 1,
    projects: [
      { id: 'default', name: 'Hasp Demo', origins },
      // Its wallets are their owners' alone.
      { id: 'self', name: 'Hasp Demo', origins, mode: 'self' },
      // Its operator wants less on its pages than the kit has.
      {
        id: 'narrow',
        name: 'Hasp Demo',
        origins,
        features: { branding: false, email: false, receive: false },
      },
      {
        id: 'elsewhere',
        name: 'Somebody Else',
        origins: ['https://elsewhere.example'],
      },
    ],
    networks: [
      ...[stack.evmA, stack.evmB].map(({ chainId, name, url }) => ({
        id: `eip155:${chainId}`,
        name,
        nativeCurrency: ether,
        tokens: testTokens.map(toKnown),
        rpcUrls: [url],
      })),
      {
        id: `solana:${solanaChain.reference}`,
        name: solanaChain.name,
        nativeCurrency: sol,
        tokens: solanaTestTokens.map(toKnown),
        rpcUrls: [stack.solana.url],
      },
    ],
  }
}

function toKnown({
  address,
  decimals,
  symbol,
}: {
  readonly address: string
  readonly symbol: string
  readonly decimals: number
}) {
  return { address, symbol, decimals }
}
