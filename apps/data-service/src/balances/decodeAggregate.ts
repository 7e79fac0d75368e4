import type { Hex } from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

const wordDigits = 64
/** No answer has so many bytes that its sizes need more digits. */
const sizeDigits = 8
const emptyDigits = '0'.repeat(wordDigits - sizeDigits)

/**
 * What Multicall3's `aggregate3` says that each call returned; undefined where
 * it failed. It is read by hand, as it is for each account.
 * @param data whole bytes
 * @throws UpstreamFailure for what is no answer to so many calls
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export function decodeAggregate(
  data: Hex,
  count: number,
): readonly (Hex | undefined)[] {
  const array = readSize(data, 0)
  if (readSize(data, array) !== count) throw notUnderstood()
  const places = array + 32
  const returned: (Hex | undefined)[] = []
  for (let index = 0; index < count; index += 1) {
    const result = places + readSize(data, places + index * 32)
    const success = readSize(data, result)
    if (success > 1) throw notUnderstood()
    const bytes = result + readSize(data, result + 32)
    const from = digitAt(bytes + 32)
    const to = from + readSize(data, bytes) * 2
    if (to > data.length) throw notUnderstood()
    returned.push(success === 1 ? `0x${data.slice(from, to)}` : undefined)
  }
  return returned
}

/**
 * What the word at a byte says, which counts bytes or results.
 * @throws UpstreamFailure where there is none, or one that cannot
 */
function readSize(data: Hex, at: number): number {
  const from = digitAt(at)
  const last = from + emptyDigits.length
  const isSize =
    data.startsWith(emptyDigits, from) && last + sizeDigits <= data.length
  if (!isSize) throw notUnderstood()
  return Number.parseInt(data.slice(last, last + sizeDigits), 16)
}

/** Two digits write a byte, behind `0x`. */
const digitAt = (byte: number): number => 2 + byte * 2

const notUnderstood = () => new UpstreamFailure('NOT_UNDERSTOOD')
