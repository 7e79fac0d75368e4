/** Errors are wrapped: so deep is looked. */
const nestingLimit = 6

const lengthLimit = 2_000

/** Everything that an error says, the errors inside it included. */
export function textOfError(error: unknown): string {
  return textOf(error, nestingLimit)
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value
  if (!value || typeof value !== 'object' || depth === 0) return ''
  return ['message', 'cause', 'data', 'originalError', 'error']
    .map((key) => textOf(read(value, key), depth - 1))
    .join(' ')
    .slice(0, lengthLimit)
}

function read(value: object, key: string): unknown {
  try {
    return (value as { readonly [key: string]: unknown })[key]
  } catch {
    return undefined
  }
}
