import type { ErrorCode } from './catalogue.js'
import { isKitError, type KitError } from './KitError.js'

/** EIP-1193, EIP-1474 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  CONNECTION_REJECTED: 4001,
  MODAL_CLOSED: 4001,
  NO_ACTIVE_ACCOUNT: 4100,
  WALLET_LOCKED: 4100,
  WALLET_UNAUTHORIZED: 4100,
  UNSUPPORTED_METHOD: 4200,
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
  UNSUPPORTED_CHAIN: 4901,
  CHAIN_NOT_ADDED: 4902,
  CHAIN_NOT_SUPPORTED: 4902,
  REQUEST_ALREADY_PENDING: -32_002,
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
 * The number by which libraries over EIP-1193 know an error of the kit. What a
 * wallet or a node reported keeps its own.
 */
export function eip1193Code(error: KitError): number {
  const own =
    isKitError(error, 'WALLET_ERROR') || isKitError(error, 'RPC_ERROR')
      ? error.context.code
      : codes[error.code]
  return own ?? serverError
}
