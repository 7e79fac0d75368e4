import { decodeHex } from '../../../../encoding/hex.js'

/** Arguments of the contract ABI; a read throws when they are not there. */
export type AbiReader = {
  /** The word of an argument. */
  word(index: number): string
  /** The bytes of an argument, as hex digits. */
  bytes(index: number): string
  /** The bytes of an argument as the text that they are in UTF-8: a name or a URL. */
  text(index: number): string
  /** The items of a list, each of which is dynamic, with its place. */
  list<item>(
    index: number,
    read: (items: AbiReader, index: number) => item,
  ): readonly item[]
  /** The fields of a dynamic tuple. */
  tuple(index: number): AbiReader
}

/** Longer lists are not read. */
const itemsLimit = 50

/** Of a text: many items may point at the same one, and each is decoded. */
const textLimitBytes = 2_048

/**
 * Reads arguments of the contract ABI where they say that they are.
 * @param digits without `0x`
 */
export function createAbiReader(digits: string): AbiReader {
  const cut = (start: number, length: number) => {
    const found = digits.slice(start * 2, (start + length) * 2)
    if (found.length !== length * 2) throw new RangeError('Cut short')
    return found
  }
  const numberAt = (start: number) => {
    const value = Number(BigInt(`0x${cut(start, 32)}`))
    if (value > digits.length + itemsLimit) throw new RangeError('Too far')
    return value
  }
  const bytes = (index: number) => {
    const start = numberAt(index * 32)
    return cut(start + 32, numberAt(start))
  }
  return {
    word: (index) => cut(index * 32, 32),
    bytes,
    text(index) {
      const content = bytes(index)
      if (content.length > textLimitBytes * 2) throw new RangeError('Too long')
      return new TextDecoder().decode(decodeHex(content) ?? new Uint8Array())
    },
    list(index, read) {
      const start = numberAt(index * 32)
      const count = numberAt(start)
      if (count > itemsLimit) throw new RangeError('Too many')
      const items = createAbiReader(digits.slice((start + 32) * 2))
      return Array.from({ length: count }, (_, place) => read(items, place))
    },
    tuple: (index) => createAbiReader(digits.slice(numberAt(index * 32) * 2)),
  }
}
