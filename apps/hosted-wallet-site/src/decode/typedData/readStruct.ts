import { entriesOf, readListType } from './hashTypedData.js'
import { readAtom } from './readAtom.js'
import type { TypedData } from './TypedData.js'

/**
 * A structure of typed data by its declared fields: what a message holds
 * beyond its type is not signed, and so it does not exist here.
 */
export interface Struct {
  /** In lower case. Undefined where no such field of that type is declared. */
  address(name: string): string | undefined
  uint(name: string): bigint | undefined
  bytes(name: string): Uint8Array | undefined
  isTrue(name: string): boolean | undefined
  struct(name: string): Struct | undefined
  structs(name: string): readonly Struct[] | undefined
}

/** @param value a structure whose hash could be made: its values are sound */
export function readStruct(
  types: TypedData['types'],
  typeName: string,
  value: unknown,
): Struct {
  const own: Readonly<Record<string, unknown>> = Object.assign(
    Object.create(null),
    value,
  )
  const typeOf = (name: string) =>
    types[typeName]?.find((field) => field.name === name)?.type
  const atomOf = (name: string, pattern: RegExp) => {
    const type = typeOf(name)
    return type !== undefined && pattern.test(type)
      ? readAtom(type, own[name])
      : undefined
  }
  return {
    address: (name) => atomOf(name, /^address$/)?.shown,
    uint: (name) => {
      const atom = atomOf(name, /^uint\d*$/)
      return atom?.type === 'word' ? atom.value : undefined
    },
    bytes: (name) => {
      const atom = atomOf(name, /^bytes$/)
      return atom?.type === 'bytes' ? atom.value : undefined
    },
    isTrue: (name) => {
      const atom = atomOf(name, /^bool$/)
      return atom && atom.shown === 'true'
    },
    struct: (name) => {
      const type = typeOf(name)
      return type !== undefined && Object.hasOwn(types, type)
        ? readStruct(types, type, own[name])
        : undefined
    },
    structs: (name) => {
      const list = readListType(typeOf(name) ?? '')
      return list && Object.hasOwn(types, list.of)
        ? entriesOf(list, own[name]).map((entry) =>
            readStruct(types, list.of, entry),
          )
        : undefined
    },
  }
}
