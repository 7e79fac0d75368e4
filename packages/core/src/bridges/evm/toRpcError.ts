import { asKitError } from '../../errors/asKitError.js'
import type { ErrorCode } from '../../errors/catalogue.js'

/** EIP-1193 and EIP-3326. */
const codes: { readonly [code in ErrorCode]?: number } = {
  USER_REJECTED: 4001,
  CONNECTION_REJECTED: 4001,
  MODAL_CLOSED: 4001,
  NO_ACTIVE_ACCOUNT: 4100,
  WALLET_UNAUTHORIZED: 4100,
  UNSUPPORTED_METHOD: 4200,
  WALLET_DISCONNECTED: 4900,
  CHAIN_NOT_ADDED: 4902,
  CHAIN_NOT_SUPPORTED: 4902,
  REQUEST_ALREADY_PENDING: -32002,
}

/**
 * An error of the kit as libraries over EIP-1193 want it: with a number as
 * `code`. What has none stays as it is.
 */
export function toRpcError(caught: unknown): Error {
  const error = asKitError(caught)
  const code = codes[error.code]
  if (code === undefined) return error
  return Object.assign(new Error(error.message, { cause: error }), { code })
}
