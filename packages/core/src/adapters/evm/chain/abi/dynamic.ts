import { encodeWord } from './words.js'

/** An argument: its word, or what is written behind all words. */
export type AbiField = string | { readonly tail: string }

/** Arguments of the contract ABI as hex digits, in their order. */
export function encodeFields(fields: readonly AbiField[]): string {
  let offset = fields.length * 32
  const heads: string[] = []
  const tails: string[] = []
  for (const field of fields) {
    if (typeof field === 'string') heads.push(field)
    else {
      heads.push(encodeWord(offset))
      tails.push(field.tail)
      offset += field.tail.length / 2
    }
  }
  return [...heads, ...tails].join('')
}

/**
 * An argument of type `bytes` or `string`.
 * @param digits in pairs, without `0x`
 */
export function bytesField(digits: string): AbiField {
  const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
  return { tail: encodeWord(digits.length / 2) + padded }
}

/** An argument that is a list. */
export function listField(items: readonly AbiField[]): AbiField {
  return { tail: encodeWord(items.length) + encodeFields(items) }
}
