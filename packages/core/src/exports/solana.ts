export { solana } from '../adapters/solana/solanaAdapter.js'
export type { SolanaProvider } from '../ports/SolanaProvider.js'
