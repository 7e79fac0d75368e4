import { checksumAddress } from '../../../../addresses/checksumAddress.js'
import { encodeWord, splitWords } from './words.js'

/** First four bytes of the hash of `transfer(address,uint256)`. */
const transferSelector = '0xa9059cbb'

/** First four bytes of the hash of `balanceOf(address)`. */
const balanceOfSelector = '0x70a08231'

/** @example encodeTransfer('0xd8dA…', 12_500_000n) // '0xa9059cbb000…' */
export function encodeTransfer(to: string, amount: bigint): string {
  return transferSelector + encodeWord(to) + encodeWord(amount)
}

/**
 * Reads the calldata of an ERC-20 transfer.
 * @returns undefined unless it is exactly that, to the last byte
 */
export function decodeTransfer(
  data: string,
): { readonly to: string; readonly amount: bigint } | undefined {
  if (!/^0xa9059cbb0{24}[0-9a-f]{104}$/.test(data)) return undefined
  const to = checksumAddress(data.slice(34, 74))
  return to ? { to, amount: BigInt(`0x${data.slice(74)}`) } : undefined
}

export function encodeBalanceOf(owner: string): string {
  return balanceOfSelector + encodeWord(owner)
}

/** @returns undefined when the contract answered with less than a number */
export function decodeBalance(data: string): bigint | undefined {
  const [word] = splitWords(data)
  return word === undefined ? undefined : BigInt(`0x${word}`)
}
