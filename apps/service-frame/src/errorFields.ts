import type { LogFields } from './createLog.js'

/** A code of a system, a database or a library; words are longer or smaller. */
const codePattern = /^[A-Z\d_]{3,32}$/

/**
 * What a log may hold of an error: its class, and the code of what caused it.
 * @example log({ event: 'mail failed', ...errorFields(error) })
 */
export function errorFields(
  error: unknown,
): Pick<LogFields, 'errorName' | 'errorCode'> {
  if (!(error instanceof Error)) return { errorName: 'unknown' }
  const errorCode = codeOf(error)
  return { errorName: error.name, ...(errorCode && { errorCode }) }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && codePattern.test(code)
    ? code
    : codeOf(error.cause)
}
