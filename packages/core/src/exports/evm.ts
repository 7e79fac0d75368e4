export { type EvmOptions, evm } from '../adapters/evm/evmAdapter.js'
export type { NamesOption } from '../adapters/evm/names/createNameReads.js'
export type { Eip1193Provider } from '../eip1193/Eip1193Provider.js'
