import { asKitError } from '../../errors/asKitError.js'
import type { ErrorCode } from '../../errors/catalogue.js'
import { isKitError } from '../../errors/KitError.js'

/** EIP-1193, EIP-1474 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  WALLET_UNAUTHORIZED: 4100,
  UNSUPPORTED_METHOD: 4200,
  // No chain can be reached through the wallet now.
  WALLET_DISCONNECTED: 4900,
  RELAY_UNAVAILABLE: 4900,
  RELAY_REFUSED: 4900,
  SESSION_STALE: 4900,
  UNSUPPORTED_CHAIN: 4901,
  CHAIN_NOT_ADDED: 4902,
  CHAIN_NOT_SUPPORTED: 4902,
  REQUEST_ALREADY_PENDING: -32_002,
  WALLET_NOT_RESPONDING: -32_002,
  REQUEST_TOO_LARGE: -32_602,
  // Reading: libraries may ask a node again.
  RPC_UNAVAILABLE: -32_603,
  RPC_RATE_LIMITED: -32_005,
}

/**
 * For what has no number of its own. Not -32603, -32005 nor an unknown one:
 * viem repeats a request by itself that fails with those, and this one may
 * have been carried out.
 */
const serverError = -32_000

/**
 * What a request to a phone failed with, as EIP-1193 wants it: with a number
 * as `code` and the kit's sentence; the kit's error is its `cause`. What a
 * node reports keeps its own number and data.
 */
export function toProviderError(caught: unknown): Error {
  if (!isKitError(caught) && hasNumber(caught)) return caught
  const error = asKitError(caught)
  const own =
    isKitError(error, 'WALLET_ERROR') || isKitError(error, 'RPC_ERROR')
      ? error.context.code
      : codes[error.code]
  const code = own ?? serverError
  const message =
    error.cause instanceof Error ? error.cause.message : error.message
  return Object.assign(new Error(message, { cause: error }), { code })
}

function hasNumber(caught: unknown): caught is Error {
  return (
    caught instanceof Error && 'code' in caught && Number.isInteger(caught.code)
  )
}
