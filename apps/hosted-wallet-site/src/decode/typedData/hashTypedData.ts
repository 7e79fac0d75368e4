import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readAtom } from './readAtom.js'
import { domainType, type TypedData, TypedDataError } from './TypedData.js'

const deepest = 32

/**
 * What is signed of typed data.
 * @throws TypedDataError for values that are not of the declared types
 * @see EIP-712
 */
export function hashTypedData(data: TypedData): Uint8Array {
  const { domain, message, primaryType, types } = data
  /** A structure may stand in thousands of places: each type is hashed once. */
  const typeHashes = new Map<string, Uint8Array>()

  const typeHashOf = (name: string): Uint8Array => {
    const hash =
      typeHashes.get(name) ?? hashParts([utf8ToBytes(encodeType(types, name))])
    typeHashes.set(name, hash)
    return hash
  }

  function hashStruct(name: string, value: unknown, depth = 0): Uint8Array {
    if (depth > deepest) throw new TypedDataError('It is nested too deep.')
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TypedDataError('A structure is none.')
    const own: Readonly<Record<string, unknown>> = Object.assign(
      Object.create(null),
      value,
    )
    const fields = types[name] ?? []
    return hashParts([
      typeHashOf(name),
      ...fields.map((field) =>
        encodeValue(field.type, own[field.name], depth + 1),
      ),
    ])
  }

  function encodeValue(
    type: string,
    value: unknown,
    depth: number,
  ): Uint8Array {
    const list = readListType(type)
    if (list)
      return hashParts(
        entriesOf(list, value).map((entry) =>
          encodeValue(list.of, entry, depth),
        ),
      )
    if (Object.hasOwn(types, type)) return hashStruct(type, value, depth)
    const atom = readAtom(type, value)
    if (!atom) throw new TypedDataError('A type is not declared.')
    if (atom.type === 'bytes') return hashParts([atom.value])
    if (atom.type === 'word')
      return hexToBytes(atom.value.toString(16).padStart(64, '0'))
    const word = new Uint8Array(32)
    word.set(atom.value)
    return word
  }

  return hashParts([
    Uint8Array.of(0x19, 0x01),
    hashStruct(domainType, domain),
    hashStruct(primaryType, message),
  ])
}

/** Part by part: as arguments of one call, so many would not fit the stack. */
function hashParts(parts: readonly Uint8Array[]): Uint8Array {
  const hash = keccak_256.create()
  for (const part of parts) hash.update(part)
  return hash.digest()
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
function encodeType(types: TypedData['types'], name: string): string {
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
