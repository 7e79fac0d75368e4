export { bitcoin } from '../adapters/bitcoin/bitcoinAdapter.js'
export type { BitcoinProvider } from '../ports/BitcoinProvider.js'
