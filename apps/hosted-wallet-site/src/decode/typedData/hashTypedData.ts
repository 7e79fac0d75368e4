import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readAtom } from './readAtom.js'
import { domainType, type TypedData, TypedDataError } from './TypedData.js'

type Types = TypedData['types']

interface Schema {
  readonly types: Types
  /** A structure may stand in thousands of places: each type is hashed once. */
  readonly typeHashes: Map<string, Uint8Array>
}

/**
 * What is signed of typed data.
 * @throws TypedDataError for values that are not of the declared types
 * @see EIP-712
 */
export function hashTypedData(data: TypedData): Uint8Array {
  const { domain, message, primaryType, types } = data
  const schema: Schema = { types, typeHashes: new Map() }
  return hashParts([
    Uint8Array.of(0x19, 0x01),
    hashStruct(schema, domainType, domain),
    hashStruct(schema, primaryType, message),
  ])
}

const deepest = 32

function hashStruct(
  schema: Schema,
  name: string,
  value: unknown,
  depth = 0,
): Uint8Array {
  if (depth > deepest) throw new TypedDataError('It is nested too deep.')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypedDataError('A structure is none.')
  const own: Readonly<Record<string, unknown>> = Object.assign(
    Object.create(null),
    value,
  )
  const fields = schema.types[name] ?? []
  return hashParts([
    typeHashOf(schema, name),
    ...fields.map((field) =>
      encodeValue(schema, field.type, own[field.name], depth + 1),
    ),
  ])
}

function typeHashOf({ types, typeHashes }: Schema, name: string): Uint8Array {
  const known = typeHashes.get(name)
  if (known) return known
  const hash = keccak_256(utf8ToBytes(encodeType(types, name)))
  typeHashes.set(name, hash)
  return hash
}

/** Part by part: as arguments of one call, so many would not fit the stack. */
function hashParts(parts: readonly Uint8Array[]): Uint8Array {
  const hash = keccak_256.create()
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function encodeValue(
  schema: Schema,
  type: string,
  value: unknown,
  depth: number,
): Uint8Array {
  const list = readListType(type)
  if (list) {
    const entries = entriesOf(list, value)
    return hashParts(
      entries.map((entry) => encodeValue(schema, list.of, entry, depth)),
    )
  }
  if (Object.hasOwn(schema.types, type))
    return hashStruct(schema, type, value, depth)
  const atom = readAtom(type, value)
  if (!atom) throw new TypedDataError('A type is not declared.')
  if (atom.type === 'bytes') return keccak_256(atom.value)
  if (atom.type === 'word')
    return hexToBytes(atom.value.toString(16).padStart(64, '0'))
  const word = new Uint8Array(32)
  word.set(atom.value)
  return word
}

/** `Person[2]` is a list of two of `Person`. */
export function readListType(
  type: string,
): { readonly of: string; readonly length?: number } | undefined {
  const [, of, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (of === undefined) return undefined
  return { of, ...(length && { length: Number(length) }) }
}

/** @throws TypedDataError for what is no list of the declared length */
export function entriesOf(
  { length }: { readonly length?: number },
  value: unknown,
): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypedDataError('A list is none.')
  if (length !== undefined && value.length !== length)
    throw new TypedDataError('A list has another length.')
  return value
}

/** The type with all that it is made of, in the order of EIP-712. */
function encodeType(types: Types, name: string): string {
  const found = new Set<string>()
  const visit = (current: string) => {
    const base = current.replace(/(\[\d*\])+$/, '')
    if (found.has(base) || !Object.hasOwn(types, base)) return
    found.add(base)
    for (const { type } of types[base] ?? []) visit(type)
  }
  visit(name)
  found.delete(name)
  return [name, ...[...found].sort()]
    .map((type) => {
      const fields = (types[type] ?? []).map(
        (field) => `${field.type} ${field.name}`,
      )
      return `${type}(${fields.join()})`
    })
    .join('')
}
