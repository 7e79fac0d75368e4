import {
  domainType,
  type TypedData,
  TypedDataError,
  type TypedField,
} from './TypedData.js'

const namePattern = /^[A-Za-z_$][\w$]*$/
/** Lists of lists are read one within the other: 16 deep fits any stack. */
const typePattern = /^[A-Za-z_$][\w$]*(?:\[\d{0,4}\]){0,16}$/
const mostTypes = 200

const domainFields: readonly TypedField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Reads typed data as pages send it.
 * @throws TypedDataError for what is none
 * @see EIP-712
 */
export function parseTypedData(text: string): TypedData {
  const { domain, message, primaryType, types } = recordOf(parse(text))
  const declared = Object.entries(recordOf(types))
  if (declared.length > mostTypes) throw new TypedDataError('Too many types.')
  const read = Object.fromEntries(
    declared.map(([name, fields]) => {
      if (!namePattern.test(name)) throw new TypedDataError('A bad type name.')
      return [name, readFields(fields)]
    }),
  )
  if (typeof primaryType !== 'string' || !Object.hasOwn(read, primaryType))
    throw new TypedDataError('The primary type is not declared.')
  const domainRecord = recordOf(domain ?? {})
  const used = domainFields.filter(({ name }) => name in domainRecord)
  return {
    // A page may leave the type of the domain out; it follows from its keys.
    types: { [domainType]: used, ...read },
    primaryType,
    domain: domainRecord,
    message: recordOf(message),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TypedDataError('This is no JSON.')
  }
}

function readFields(fields: unknown): readonly TypedField[] {
  if (!Array.isArray(fields)) throw new TypedDataError('A type has no fields.')
  const names = new Set<string>()
  return fields.map((field) => {
    const { name, type } = recordOf(field)
    if (typeof name !== 'string' || typeof type !== 'string')
      throw new TypedDataError('A field has no name or type.')
    if (!namePattern.test(name) || !typePattern.test(type) || names.has(name))
      throw new TypedDataError('A field has a bad name or type.')
    names.add(name)
    return { name, type }
  })
}

/** The own keys of an object, without a prototype to pollute. */
function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypedDataError('Something that has to be an object is none.')
  return Object.assign(Object.create(null), value)
}
