import type { Namespace } from '@hasp/core'
import { bitcoinNamespace } from './bip122/bitcoinNamespace.js'
import { cosmosNamespace } from './cosmos/cosmosNamespace.js'
import { evmNamespace } from './eip155/evmNamespace.js'
import { polkadotNamespace } from './polkadot/polkadotNamespace.js'
import { solanaNamespace } from './solana/solanaNamespace.js'
import type { WalletNamespace } from './WalletNamespace.js'

/** Every namespace that the phone wallet has keys of. */
export const walletNamespaces: Readonly<Record<Namespace, WalletNamespace>> = {
  eip155: evmNamespace,
  solana: solanaNamespace,
  bip122: bitcoinNamespace,
  polkadot: polkadotNamespace,
  cosmos: cosmosNamespace,
}
