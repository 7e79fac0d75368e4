import { KitError } from '../../../errors/KitError.js'

/** What nodes say of transactions; wallets hand it on in their own errors. */
const sentences = [
  [/insufficient funds for gas/i, 'INSUFFICIENT_FUNDS_FOR_FEE'],
  [
    /insufficient (funds|balance)|exceeds (the )?balance/i,
    'INSUFFICIENT_FUNDS',
  ],
  [
    /nonce (is )?too (low|high)|replacement (transaction )?underpriced|already known|already imported/i,
    'NONCE_CONFLICT',
  ],
] as const

/** Errors are wrapped: so deep is looked. */
const nestingLimit = 6

/**
 * An error about a transaction as one of the catalogue, if it names a reason
 * that visitors can do something about.
 * @returns undefined when it does not
 */
export function fromNodeError(error: unknown): KitError | undefined {
  const text = textOf(error, nestingLimit)
  const found = sentences.find(([pattern]) => pattern.test(text))
  return found && new KitError(found[1], {}, { cause: error })
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value
  if (!value || typeof value !== 'object' || depth === 0) return ''
  return ['message', 'cause', 'data', 'originalError', 'error']
    .map((key) => textOf(read(value, key), depth - 1))
    .join(' ')
    .slice(0, 2_000)
}

function read(value: object, key: string): unknown {
  try {
    return (value as { readonly [key: string]: unknown })[key]
  } catch {
    return undefined
  }
}
