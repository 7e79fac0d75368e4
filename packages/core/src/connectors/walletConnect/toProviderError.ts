import { asKitError } from '../../errors/asKitError.js'
import type { ErrorCode } from '../../errors/catalogue.js'
import { isKitError } from '../../errors/KitError.js'

/** EIP-1193 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  WALLET_UNAUTHORIZED: 4100,
  UNSUPPORTED_METHOD: 4200,
  WALLET_DISCONNECTED: 4900,
  CHAIN_NOT_ADDED: 4902,
  REQUEST_ALREADY_PENDING: -32002,
}

/**
 * What a request to a phone failed with, as EIP-1193 wants it: with a number
 * as `code`. What has none stays an error of the kit.
 */
export function toProviderError(caught: unknown): Error {
  const error = asKitError(caught)
  // What a node reports is for whoever asked, revert data included.
  if (isKitError(error, 'RPC_ERROR')) {
    const { message } = error.cause as Error
    return Object.assign(new Error(message), error.cause, { cause: error })
  }
  const code = isKitError(error, 'WALLET_ERROR')
    ? error.context.code
    : codes[error.code]
  if (code === undefined) return error
  const message =
    error.cause instanceof Error ? error.cause.message : error.message
  return Object.assign(new Error(message, { cause: error }), { code })
}
