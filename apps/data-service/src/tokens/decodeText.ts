import { decodeAbiParameters, type Hex, hexToBytes, size } from 'viem'
import { cutText } from './cutText.js'

const wordBytes = 32
/** What is shown of it is cut to far less. */
const mostBytes = 2_048

/**
 * A text that a contract answers with: ABI `string`, or `bytes32` as the oldest
 * tokens have it.
 * @param longest in UTF-16 units; what is more is cut off
 * @returns undefined for what is no text
 */
export function decodeText(
  data: Hex | undefined,
  longest: number,
): string | undefined {
  if (data === undefined || size(data) > mostBytes) return undefined
  const text = size(data) === wordBytes ? decodeWord(data) : decodeString(data)
  return text === undefined ? undefined : cutText(text, longest)
}

function decodeWord(data: Hex): string {
  const bytes = hexToBytes(data)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}

function decodeString(data: Hex): string | undefined {
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return undefined
  }
}
