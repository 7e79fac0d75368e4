import { asKitError } from '../errors/asKitError.js'
import type { ErrorCode } from '../errors/catalogue.js'
import { isKitError, type KitError } from '../errors/KitError.js'

/** An error as EIP-1193 wants it. */
export type ProviderError = Error & { readonly code: number }

/** EIP-1193, EIP-1474 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  CONNECTION_REJECTED: 4001,
  MODAL_CLOSED: 4001,
  NO_ACTIVE_ACCOUNT: 4100,
  WALLET_LOCKED: 4100,
  WALLET_UNAUTHORIZED: 4100,
  RPC_CALL_NOT_ALLOWED: 4200,
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

/** Where the kit's own sentence says nothing to who reads it from a library. */
const sentences: { readonly [code in ErrorCode]?: string } = {
  NO_ACTIVE_ACCOUNT: 'No wallet is connected. Connect one first.',
}

/**
 * What a request failed with, as libraries over EIP-1193 want it: with a
 * number as `code`, and the kit's error as `cause`. What a wallet or a node
 * reported keeps its own number, sentence and data. Of a request to send, only
 * 4001, 4100, 4200, 4901 and 4902 mean that nothing was sent.
 */
export function toProviderError(caught: unknown): ProviderError {
  if (!isKitError(caught) && isProviderError(caught)) return caught
  const error = asKitError(caught)
  const data = isKitError(error, 'RPC_ERROR') ? error.cause : undefined
  return Object.assign(
    new Error(messageOf(error), { cause: error }),
    hasData(data) && { data: data.data },
    { code: codeOf(error) },
  )
}

function codeOf(error: KitError): number {
  const own =
    isKitError(error, 'WALLET_ERROR') || isKitError(error, 'RPC_ERROR')
      ? error.context.code
      : codes[error.code]
  return own ?? serverError
}

/** The kit has no better sentence than the original for what it cannot name. */
function messageOf(error: KitError): string {
  const isUnnamed =
    isKitError(error, 'UNEXPECTED') ||
    isKitError(error, 'WALLET_ERROR') ||
    isKitError(error, 'RPC_ERROR')
  const original = isUnnamed
    ? (error.cause as { readonly message?: unknown } | undefined)?.message
    : undefined
  return typeof original === 'string' && original
    ? original
    : (sentences[error.code] ?? error.message)
}

function isProviderError(caught: unknown): caught is ProviderError {
  return (
    caught instanceof Error && 'code' in caught && Number.isInteger(caught.code)
  )
}

function hasData(value: unknown): value is { readonly data: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    value.data !== undefined
  )
}
