import { concatBytes } from '@noble/hashes/utils.js'
import { readBigEndian, toBigEndian } from '../bytes/bigEndian.js'

/** What RLP holds: bytes, or a list of the same. */
export type Rlp = Uint8Array | readonly Rlp[]

const deepest = 16

/**
 * Reads bytes that are exactly one item of RLP, in its only form.
 * @returns undefined for anything else
 * @see Ethereum Yellow Paper, appendix B
 */
export function readRlp(bytes: Uint8Array): Rlp | undefined {
  const item = readItem(bytes, 0)
  return item?.next === bytes.length ? item.value : undefined
}

interface Item {
  readonly value: Rlp
  readonly next: number
}

function readItem(bytes: Uint8Array, depth: number, at = 0): Item | undefined {
  const first = bytes[at]
  if (first === undefined || depth > deepest) return undefined
  if (first < 0x80) return { value: bytes.slice(at, at + 1), next: at + 1 }
  const isList = first >= 0xc0
  const short = first - (isList ? 0xc0 : 0x80)
  const lengthBytes = Math.max(0, short - 55)
  const start = at + 1 + lengthBytes
  const length = lengthBytes
    ? readLength(bytes.slice(at + 1, start), lengthBytes)
    : short
  if (length === undefined || start + length > bytes.length) return undefined
  const content = bytes.slice(start, start + length)
  const next = start + length
  if (isList) {
    const value = readList(content, depth + 1)
    return value && { value, next }
  }
  // A single small byte stands for itself.
  const [only = 0xff] = content
  return length === 1 && only < 0x80 ? undefined : { value: content, next }
}

function readLength(bytes: Uint8Array, expected: number): number | undefined {
  if (bytes.length !== expected || bytes[0] === 0 || expected > 4)
    return undefined
  const length = Number(readBigEndian(bytes))
  return length > 55 ? length : undefined
}

function readList(content: Uint8Array, depth: number): Rlp[] | undefined {
  const list: Rlp[] = []
  for (let at = 0; at < content.length; ) {
    const item = readItem(content, depth, at)
    if (!item) return undefined
    list.push(item.value)
    at = item.next
  }
  return list
}

/** @example writeRlp([toBigEndian(1n), new Uint8Array()]) */
export function writeRlp(value: Rlp): Uint8Array {
  if (!(value instanceof Uint8Array))
    return withLength(0xc0, concatBytes(...value.map(writeRlp)))
  const [only = 0xff] = value
  return value.length === 1 && only < 0x80 ? value : withLength(0x80, value)
}

function withLength(offset: number, content: Uint8Array): Uint8Array {
  if (content.length <= 55)
    return concatBytes(Uint8Array.of(offset + content.length), content)
  const length = toBigEndian(BigInt(content.length))
  return concatBytes(
    Uint8Array.of(offset + 55 + length.length),
    length,
    content,
  )
}
