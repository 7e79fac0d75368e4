import { asKitError } from '../../errors/asKitError.js'
import type { ErrorCode } from '../../errors/catalogue.js'
import { eip1193Code } from '../../errors/eip1193Code.js'

/** Where the kit's own sentence says nothing to who reads it from a library. */
const sentences: { readonly [code in ErrorCode]?: string } = {
  NO_ACTIVE_ACCOUNT: 'No wallet is connected. Connect one first.',
}

/**
 * An error of the kit as libraries over EIP-1193 want it: with a number as
 * `code`, and the kit's error as `cause`. Of a request to send, only 4001,
 * 4100, 4200, 4901 and 4902 mean that nothing was sent.
 */
export function toRpcError(caught: unknown): Error & { readonly code: number } {
  const error = asKitError(caught)
  const message = sentences[error.code] ?? error.message
  return Object.assign(new Error(message, { cause: error }), {
    code: eip1193Code(error),
  })
}
