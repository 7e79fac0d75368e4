import { readBigEndian } from '../bytes/bigEndian.js'
import { toHex } from '../bytes/hex.js'

/** Bytes that are no arguments of the method that they claim to call. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}

const wordBytes = 32
const longestList = 256

/**
 * Reads the arguments of a call, word by word.
 * @throws AbiError wherever the bytes are not exactly what the type asks for
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export interface AbiReader {
  address(): string
  uint(bits?: number): bigint
  bool(): boolean
  /** Bytes of any length, behind an offset. */
  bytes(): Uint8Array
  /** A list behind an offset, its entries of a fixed size. */
  list<Entry>(read: (reader: AbiReader) => Entry): readonly Entry[]
  /** A list behind an offset, each entry behind an offset of its own. */
  dynamicList<Entry>(read: (reader: AbiReader) => Entry): readonly Entry[]
  /** A list of bytes of any length. */
  dynamicBytes(): readonly Uint8Array[]
  /** Whatever stands there. */
  skip(): void
}

/** @param bytes the arguments, without the selector */
export function createAbiReader(bytes: Uint8Array, start = 0): AbiReader {
  let at = start
  const word = (): Uint8Array => {
    if (at + wordBytes > bytes.length) throw new AbiError('It is cut off.')
    at += wordBytes
    return bytes.slice(at - wordBytes, at)
  }
  const uint = (bits = 256): bigint => {
    const value = readBigEndian(word())
    if (value >> BigInt(bits)) throw new AbiError(`More than ${bits} bits.`)
    return value
  }
  const position = (base: number): number => {
    const offset = base + Number(uint(32))
    if (offset + wordBytes > bytes.length) throw new AbiError('It is cut off.')
    return offset
  }
  const count = (reader: AbiReader): number => {
    const length = Number(reader.uint(32))
    if (length > longestList) throw new AbiError('The list is too long.')
    return length
  }
  const bytesAt = (offset: number): Uint8Array => {
    const length = Number(createAbiReader(bytes, offset).uint(32))
    const from = offset + wordBytes
    if (from + length > bytes.length) throw new AbiError('It is cut off.')
    // No copy: a list may point at the same bytes again and again.
    return bytes.subarray(from, from + length)
  }
  /** Where the entries of a list of offsets are. */
  const entries = (): readonly number[] => {
    const offset = position(start)
    const length = count(createAbiReader(bytes, offset))
    const base = offset + wordBytes
    const offsets = createAbiReader(bytes, base)
    return Array.from({ length }, () => base + Number(offsets.uint(32)))
  }
  return {
    address: () => {
      const value = word()
      if (value.slice(0, 12).some((byte) => byte !== 0))
        throw new AbiError('This is no address.')
      return toHex(value.slice(12))
    },
    uint,
    bool: () => {
      const value = uint()
      if (value > 1n) throw new AbiError('This is neither true nor false.')
      return value === 1n
    },
    bytes: () => bytesAt(position(start)),
    list: (read) => {
      const reader = createAbiReader(bytes, position(start))
      return Array.from({ length: count(reader) }, () => read(reader))
    },
    dynamicList: (read) =>
      entries().map((entry) => read(createAbiReader(bytes, entry))),
    dynamicBytes: () => entries().map(bytesAt),
    skip: () => void word(),
  }
}
