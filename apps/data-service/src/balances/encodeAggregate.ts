import { type Hex, toFunctionSelector } from 'viem'
import type { ContractCall } from './ContractCall.js'

const selector = toFunctionSelector('aggregate3((address,bool,bytes)[])')
const wordDigits = 64
const isAllowedToFail = toWord(1)
/** Where the bytes of a call begin: behind three words of its own. */
const bytesOffset = toWord(3 * 32)

/**
 * The question to Multicall3's `aggregate3` that puts calls to their contracts,
 * each of which may fail. It is written by hand, as it is asked for each account:
 * an encoder for all types takes longer than all the rest of an answer.
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export function encodeAggregate(calls: readonly ContractCall[]): Hex {
  let offset = calls.length * 32
  let offsets = ''
  let bodies = ''
  for (const { data, to } of calls) {
    const digits = data.slice(2)
    const words = Math.ceil(digits.length / wordDigits)
    offsets += toWord(offset)
    bodies += to.slice(2).toLowerCase().padStart(wordDigits, '0')
    bodies += isAllowedToFail + bytesOffset + toWord(digits.length / 2)
    bodies += digits.padEnd(words * wordDigits, '0')
    offset += (4 + words) * 32
  }
  return `${selector}${toWord(32)}${toWord(calls.length)}${offsets}${bodies}`
}

function toWord(value: number): string {
  return value.toString(16).padStart(wordDigits, '0')
}
