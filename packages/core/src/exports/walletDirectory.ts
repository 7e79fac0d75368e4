export { httpDirectory } from '../clients/walletDirectory/httpDirectory.js'
export { staticDirectory } from '../clients/walletDirectory/staticDirectory.js'
export { bundledDirectory } from '../directory/bundledDirectory.js'
export type { WalletListing } from '../entities/wallet/walletListing.js'
export type {
  WalletDirectory,
  WalletPage,
  WalletQuery,
} from '../ports/WalletDirectory.js'
