import { concatHex, type Hex, slice } from 'viem'

/** Four characters: what people compare, and wallets show of each end. */
const endBytes = 2

/** How an address begins and ends, for the eye. */
export function endsOf(address: Hex): Hex {
  return concatHex([slice(address, 0, endBytes), slice(address, -endBytes)])
}
