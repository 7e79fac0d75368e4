export { cosmos } from '../adapters/cosmos/cosmosAdapter.js'
export type { CosmosWallet } from '../adapters/cosmos/cosmosWallets.js'
export type {
  CosmosProvider,
  CosmosSignature,
} from '../ports/CosmosProvider.js'
