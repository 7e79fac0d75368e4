export type { Eip1193Provider } from '../adapters/evm/Eip1193Provider.js'
export { evm } from '../adapters/evm/evmAdapter.js'
