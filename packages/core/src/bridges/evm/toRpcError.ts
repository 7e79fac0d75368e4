import { asKitError } from '../../errors/asKitError.js'
import type { ErrorCode } from '../../errors/catalogue.js'
import { isKitError } from '../../errors/KitError.js'

/** EIP-1193 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  CONNECTION_REJECTED: 4001,
  MODAL_CLOSED: 4001,
  NO_ACTIVE_ACCOUNT: 4100,
  WALLET_LOCKED: 4100,
  WALLET_UNAUTHORIZED: 4100,
  UNSUPPORTED_METHOD: 4200,
  UNSUPPORTED_CHAIN: 4901,
  CHAIN_NOT_ADDED: 4902,
  CHAIN_NOT_SUPPORTED: 4902,
  REQUEST_ALREADY_PENDING: -32002,
  // The wallet is out of reach, now or since it was asked. What it did with
  // the request is not known by it, so libraries must read neither "rejected"
  // nor "reverted" in it, and the latter is what viem makes of -32603.
  CANCELLED: 4900,
  NO_CONNECTION_CLIENT: 4900,
  NO_CONNECTOR_FOR_CONNECTION: 4900,
  POPUP_CLOSED: 4900,
  RELAY_REFUSED: 4900,
  RELAY_UNAVAILABLE: 4900,
  SEND_OUTCOME_UNKNOWN: 4900,
  SESSION_STALE: 4900,
  TIMED_OUT: 4900,
  WALLET_DISCONNECTED: 4900,
  WALLET_NOT_RESPONDING: 4900,
}

/** JSON-RPC's "internal error", for what has no number of its own. */
const internalError = -32603

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
  const own = isKitError(error, 'WALLET_ERROR') ? error.context.code : undefined
  const message = sentences[error.code] ?? error.message
  return Object.assign(new Error(message, { cause: error }), {
    code: own ?? codes[error.code] ?? internalError,
  })
}
