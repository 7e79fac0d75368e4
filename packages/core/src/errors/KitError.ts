import {
  type ErrorCode,
  type ErrorContexts,
  errorDocsPath,
  errorMessages,
} from './catalogue.js'

type Rest<code extends ErrorCode> =
  Record<never, never> extends ErrorContexts[code]
    ? [context?: ErrorContexts[code], options?: ErrorOptions]
    : [context: ErrorContexts[code], options?: ErrorOptions]

/**
 * The one error class of the kit: match it by `code`, never by its sentence.
 * What caused it is kept as `cause`.
 *
 * @example
 * import { KitError } from '@hasp/core/errors'
 *
 * throw new KitError('NO_CONNECTOR_FOR_CONNECTION', { id: 'io.kite' })
 */
export class KitError<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KitError'
  readonly code: code
  readonly context: ErrorContexts[code]

  constructor(code: code, ...[context, options]: Rest<code>) {
    const data = (context ?? {}) as ErrorContexts[code]
    super(fill(errorMessages[code], data), options)
    this.code = code
    this.context = data
    releaseFrames(this)
    nameDocs(this)
  }
}

/**
 * Whether a caught value is an error of the kit, and of the given code.
 *
 * @example
 * import { isKitError } from '@hasp/core/errors'
 *
 * if (isKitError(error, 'USER_REJECTED')) return
 */
export function isKitError<code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: code,
): error is KitError<code> {
  return (
    error instanceof Error &&
    error.name === 'KitError' &&
    (code === undefined || (error as KitError).code === code)
  )
}

/**
 * Engines write a stack only when it is read, and until then keep each of its
 * frames with what it was called on. A store that keeps an error would keep
 * whoever asked, and with it the error that it had before, and so on.
 */
function releaseFrames(error: Error): void {
  Reflect.get(error, 'stack')
}

/** In development, the trace names the page that says what to do. */
function nameDocs(error: KitError): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      error.stack += `\nDocs: ${errorDocsPath(error.code)}`
  } catch {
    // A page without a bundler has no `process`.
  }
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }

function fill(sentence: string, context: object): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((context as Record<string, unknown>)[name] ?? ''),
  )
}
