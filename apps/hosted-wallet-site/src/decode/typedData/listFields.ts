import type { Field } from '../Summary.js'
import { showText } from '../text/showText.js'
import { entriesOf, readListType } from './hashTypedData.js'
import { readAtom } from './readAtom.js'
import { domainType, type TypedData, TypedDataError } from './TypedData.js'

const mostFields = 10_000

/**
 * Every field that is signed, domain first, in the order of the types. What
 * the message holds beyond its type is not signed and not shown.
 * @throws TypedDataError for values that are not of the declared types
 */
export function listFields(data: TypedData): readonly Field[] {
  const fields: Field[] = []
  const add = (field: Field) => {
    if (fields.length === mostFields)
      throw new TypedDataError('There are too many fields.')
    fields.push(field)
  }
  const visit = (depth: number, name: string, type: string, value: unknown) => {
    const list = readListType(type)
    if (list) {
      add({ depth, name, type })
      entriesOf(list, value).forEach((entry, index) => {
        visit(depth + 1, `${index}`, list.of, entry)
      })
      return
    }
    const inner = Object.hasOwn(data.types, type) ? data.types[type] : undefined
    if (!inner) {
      const shown = readAtom(type, value)?.shown
      if (shown === undefined)
        throw new TypedDataError('A type is not declared.')
      return add({ depth, name, type, value: showText(shown).text })
    }
    add({ depth, name, type })
    const own: Readonly<Record<string, unknown>> = Object.assign(
      Object.create(null),
      value,
    )
    for (const field of inner)
      visit(depth + 1, field.name, field.type, own[field.name])
  }
  visit(0, 'domain', domainType, data.domain)
  visit(0, 'message', data.primaryType, data.message)
  return fields
}
