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

/** What a contract is asked about itself. */
export const tokenQuestions = {
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  name: '0x06fdde03',
} as const

/**
 * Tokens have 77 decimals at most: more than any amount has digits.
 * @returns undefined when the contract answered with no such number
 */
export function decodeDecimals(data: string): number | undefined {
  const decimals = decodeBalance(data)
  return decimals === undefined || decimals > 77n ? undefined : Number(decimals)
}

/**
 * A text of a contract: a `string`, or `bytes32` as the first tokens have it.
 * @param longest in characters; what is more is cut
 * @returns undefined when it is no text, or an empty one
 */
export function decodeText(data: string, longest: number): string | undefined {
  const words = splitWords(data)
  const [first = ''] = words
  const isDynamic = words.length > 1 && BigInt(`0x${first}`) === 32n
  const length = Number(BigInt(`0x${(isDynamic ? words[1] : '') || '0'}`))
  const digits = isDynamic
    ? data.slice(130, 130 + Math.min(length, textLimitBytes) * 2)
    : first.replace(/(00)+$/, '')
  const bytes = digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16))
  const text = new TextDecoder().decode(new Uint8Array(bytes ?? [])).trim()
  return [...text].slice(0, longest).join('') || undefined
}

/** More than is ever shown, of a contract that says a book. */
const textLimitBytes = 512
