import { utf8ToBytes } from '@noble/hashes/utils.js'
import { readHex, toHex } from '../bytes/hex.js'
import { TypedDataError } from './TypedData.js'

/** A value that is no structure and no list, as it is hashed and shown. */
export type Atom =
  | { readonly type: 'word'; readonly value: bigint; readonly shown: string }
  | {
      readonly type: 'bytes'
      readonly value: Uint8Array
      readonly shown: string
    }
  | {
      readonly type: 'fixed'
      readonly value: Uint8Array
      readonly shown: string
    }

const integerPattern = /^(u?)int(\d{0,3})$/
const fixedPattern = /^bytes(\d{1,2})$/
const numberPattern = /^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i
const addressPattern = /^0x[\da-f]{40}$/i

/**
 * Reads a value of an elementary type.
 * @returns undefined for a type that is not elementary
 * @throws TypedDataError for a value that is not of the type
 */
export function readAtom(type: string, value: unknown): Atom | undefined {
  if (type === 'string') return text(value)
  if (type === 'bytes') {
    const bytes = bytesOf(value)
    return { type: 'bytes', value: bytes, shown: toHex(bytes) }
  }
  if (type === 'bool') return truth(value)
  if (type === 'address') return address(value)
  const [, unsigned, bits] = integerPattern.exec(type) ?? []
  if (unsigned !== undefined)
    return integer(value, unsigned === 'u', Number(bits || 256))
  const [, length] = fixedPattern.exec(type) ?? []
  if (length !== undefined) return fixedBytes(value, Number(length))
  return undefined
}

function text(value: unknown): Atom {
  if (typeof value !== 'string') throw new TypedDataError('This is no text.')
  return { type: 'bytes', value: utf8ToBytes(value), shown: value }
}

function truth(value: unknown): Atom {
  if (typeof value !== 'boolean')
    throw new TypedDataError('This is neither true nor false.')
  return { type: 'word', value: value ? 1n : 0n, shown: `${value}` }
}

function address(value: unknown): Atom {
  if (typeof value !== 'string' || !addressPattern.test(value))
    throw new TypedDataError('This is no address.')
  return { type: 'word', value: BigInt(value), shown: value.toLowerCase() }
}

function integer(value: unknown, isUnsigned: boolean, bits: number): Atom {
  if (bits % 8 !== 0 || bits < 8 || bits > 256)
    throw new TypedDataError('There is no such number type.')
  const read = integerOf(value)
  const size = BigInt(isUnsigned ? bits : bits - 1)
  const [lowest, end] = [isUnsigned ? 0n : -(1n << size), 1n << size]
  if (read < lowest || read >= end)
    throw new TypedDataError('A number does not fit its type.')
  return { type: 'word', value: BigInt.asUintN(256, read), shown: `${read}` }
}

function integerOf(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return BigInt(value)
  if (typeof value === 'string' && numberPattern.test(value))
    return BigInt(value)
  throw new TypedDataError('This is no whole number.')
}

function fixedBytes(value: unknown, length: number): Atom {
  const bytes = bytesOf(value)
  if (length < 1 || length > 32 || bytes.length !== length)
    throw new TypedDataError('There are too few or too many bytes.')
  return { type: 'fixed', value: bytes, shown: toHex(bytes) }
}

function bytesOf(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? readHex(value) : undefined
  if (!bytes) throw new TypedDataError('These are no bytes.')
  return bytes
}
