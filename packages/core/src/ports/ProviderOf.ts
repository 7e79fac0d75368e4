import type { Eip1193Provider } from '../eip1193/Eip1193Provider.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { BitcoinProvider } from './BitcoinProvider.js'
import type { CosmosProvider } from './CosmosProvider.js'
import type { PolkadotProvider } from './PolkadotProvider.js'
import type { SolanaProvider } from './SolanaProvider.js'

/**
 * What a connected wallet of a namespace hands to the site: EIP-1193 on EVM,
 * the kit's own shape elsewhere.
 */
export type ProviderOf<namespace extends Namespace = Namespace> = {
  eip155: Eip1193Provider
  solana: SolanaProvider
  bip122: BitcoinProvider
  polkadot: PolkadotProvider
  cosmos: CosmosProvider
}[namespace]
