import type { Namespace } from '@hasp/core'
import { bitcoinFamily } from './bitcoinFamily.js'
import { cosmosFamily } from './cosmosFamily.js'
import { evmFamily } from './evmFamily.js'
import type { PhoneFamily } from './PhoneFamily.js'
import { polkadotFamily } from './polkadotFamily.js'
import { solanaFamily } from './solanaFamily.js'

/** Every family that the phone wallet has keys of. */
export const phoneFamilies: Readonly<Record<Namespace, PhoneFamily>> = {
  eip155: evmFamily,
  solana: solanaFamily,
  bip122: bitcoinFamily,
  polkadot: polkadotFamily,
  cosmos: cosmosFamily,
}
