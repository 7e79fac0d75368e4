import type { BitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'

/** A text that the key behind an address is said to have signed. */
export type BitcoinClaim = {
  readonly locked: BitcoinAddress
  readonly text: string
  readonly signature: Uint8Array
}
