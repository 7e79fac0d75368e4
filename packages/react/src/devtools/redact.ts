/** What JSON can say, as the panel shows it. */
export type Shown =
  | string
  | number
  | boolean
  | null
  | readonly Shown[]
  | { readonly [name: string]: Shown }

const hidden = '•••'

/** Names of what gives access or says what nobody else should know. */
const secretName =
  /key$|secret|seed|mnemonic|private|password|passphrase|signature|^token$|accesstoken|^uri$|^topic$|projectid|authorization|cookie|^cause$/i

/** More than this says nothing to somebody who looks. */
const limits = { depth: 6, entries: 50, letters: 200 }

/**
 * A value without its secrets, as JSON: for people who look, and for what they
 * paste into a report. Of an address of the web only the host stays, because
 * nodes carry their keys in paths; a pairing code is hidden whole.
 * @example redact({ uri: 'wc:…', rpcUrl: 'https://node.example/v2/key' })
 */
export function redact(value: unknown, depth = 0): Shown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean' || value === null) return value
  if (value === undefined) return 'undefined'
  if (typeof value !== 'object') return `‹${typeof value}›`
  if (depth === limits.depth) return '…'
  if (Array.isArray(value))
    return value.slice(0, limits.entries).map((one) => redact(one, depth + 1))
  if (value instanceof Map) return redactEntries([...value], depth)
  if (value instanceof Set) return redact([...value], depth)
  const prototype: unknown = Object.getPrototypeOf(value)
  // What is not plain data is a stranger's: to look at it may run their code.
  if (prototype !== Object.prototype && prototype !== null)
    return `‹${nameOf(prototype)}›`
  return redactEntries(
    Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(
      ([name, { enumerable, value: one }]): [string, unknown][] =>
        enumerable && typeof one !== 'function' ? [[name, one]] : [],
    ),
    depth,
  )
}

function redactEntries(
  entries: readonly (readonly [unknown, unknown])[],
  depth: number,
): Shown {
  return Object.fromEntries(
    entries.slice(0, limits.entries).map(([key, one]) => {
      const name = String(redact(key, limits.depth))
      const isSecret = secretName.test(name) && one !== undefined
      return [name, isSecret ? hidden : redact(one, depth + 1)]
    }),
  )
}

function redactText(text: string): string {
  if (/^wc:/i.test(text)) return hidden
  if (/^data:/i.test(text)) return `${text.slice(0, 24)}…`
  if (/^(https?|wss?):/i.test(text)) return redactAddress(text)
  return text.length > limits.letters
    ? `${text.slice(0, limits.letters)}…`
    : text
}

/** The host of an address; what follows may be a key. */
export function redactAddress(text: string): string {
  try {
    const { host, pathname, protocol, search } = new URL(text)
    const isShort = pathname === '/' && search === ''
    return `${protocol}//${host}${isShort ? '' : '/…'}`
  } catch {
    return hidden
  }
}

function nameOf(prototype: unknown): string {
  const maker: unknown = Reflect.get(Object(prototype), 'constructor')
  return typeof maker === 'function' ? maker.name : 'object'
}
