import type { HostedWalletReason } from './HostedWalletReason.js'
import type { NameProblem } from './NameProblem.js'
import type { SignInReason } from './SignInReason.js'
import type { TransferObstacle } from './TransferObstacle.js'

/**
 * Every error of the kit: its code, the data it carries and its sentence.
 *
 * Sentences quoted from the specification (section 8) are kept to the letter.
 * `{name}` in a sentence is filled from the context.
 */
type NoContext = Record<never, never>

/** The data that each error carries, by code. */
export type ErrorContexts = {
  // Specification 8, shown to the visitor
  SIGN_IN_INITIALIZATION_FAILED: NoContext
  SIGN_MESSAGE_FAILED: NoContext
  ACTION_NOT_ALLOWED: NoContext
  TOKEN_BALANCE_UNAVAILABLE: NoContext
  TRANSACTIONS_UNAVAILABLE: { retryAfterMs?: number }
  CHAIN_NOT_SUPPORTED: { networkId?: string }
  /**
   * `reason` is a server's own, for the visitor. One that `moved` led to another
   * address before.
   */
  NAME_UNRESOLVED: {
    name?: string
    problem?: NameProblem
    reason?: string
    ledTo?: string
    leadsTo?: string
  }
  // Specification 8, thrown
  MODAL_CLOSED: NoContext
  POPUP_CLOSED: NoContext
  CONNECTION_REJECTED: { connectorId?: string }
  CONNECT_FAILED: { connectorId?: string }
  SOCIAL_CONNECTION_FAILED: NoContext
  FARCASTER_CONNECTION_FAILED: NoContext
  SIWX_NOT_ENABLED: NoContext
  NO_ACTIVE_ACCOUNT: NoContext
  NO_ACTIVE_NETWORK: NoContext
  NO_CONNECTION_CLIENT: NoContext
  NO_AUTH_CONNECTOR: NoContext
  NOT_CONNECTED_TO_HOSTED_WALLET: NoContext
  NO_CONNECTOR_FOR_CONNECTION: { id: string }
  INVALID_CONNECTION_STATUS: { status: string }
  DISCONNECT_FAILED: { connectorId?: string }
  NAMESPACE_REQUIRED: NoContext
  RPC_CALL_NOT_ALLOWED: { method?: string }
  UNSUPPORTED_CHAIN: { namespace?: string }
  // Specification 5
  INVALID_ACCOUNT_ID: { value: string }
  INVALID_ADDRESS: { value: string }
  INVALID_NETWORK_ID: { value: string }
  AMOUNT_AND_RECEIVER_REQUIRED: NoContext
  TOKEN_ADDRESS_REQUIRED: NoContext
  INVALID_AMOUNT: { value: string }
  INVALID_TRANSACTION: { field: 'hash' | 'label' | 'from' }
  SIGN_IN_MESSAGE_INVALID: { field: string }
  // Signing in
  SIGN_IN_FAILED: { reason: SignInReason; retryAfterMs?: number }
  // What a wallet answers
  USER_REJECTED: { method?: string }
  REQUEST_ALREADY_PENDING: NoContext
  WALLET_UNAUTHORIZED: NoContext
  WALLET_DISCONNECTED: NoContext
  WALLET_LOCKED: NoContext
  WALLET_NOT_RESPONDING: { afterMs: number }
  WALLET_NOT_FOUND: { connectorId: string }
  WALLET_ANSWER_INVALID: { method: string }
  CHAIN_NOT_ADDED: { networkId?: string }
  UNSUPPORTED_METHOD: { method?: string }
  WALLET_ERROR: { code?: number }
  // Wallets that are reached by a code or a link
  PAIRING_NOT_CONFIGURED: NoContext
  PAIRING_EXPIRED: NoContext
  NO_USABLE_ACCOUNT: NoContext
  RELAY_UNAVAILABLE: { host: string }
  RELAY_REFUSED: { host: string; reason?: string }
  REQUEST_TOO_LARGE: { host: string }
  SESSION_STALE: NoContext
  WALLET_LIST_UNAVAILABLE: { status?: number; retryAfterMs?: number }
  // A wallet behind a login
  HOSTED_WALLET_ERROR: {
    reason: HostedWalletReason
    triesLeft?: number
    retryAfterMs?: number
  }
  // What a node answers
  RPC_UNAVAILABLE: { networkId: string }
  RPC_RATE_LIMITED: { networkId: string; retryAfterMs?: number }
  RPC_ANSWER_INVALID: { networkId: string }
  RPC_WRONG_CHAIN: { networkId: string; reported: string }
  RPC_ERROR: { code: number }
  BALANCE_RETRY_TOO_EARLY: { retryInMs: number }
  // Sending
  INSUFFICIENT_FUNDS: { symbol?: string }
  INSUFFICIENT_FUNDS_FOR_FEE: { symbol?: string }
  TRANSFER_IMPOSSIBLE: { reason: TransferObstacle }
  NONCE_CONFLICT: NoContext
  TRANSACTION_REVERTED: { hash: string }
  TRANSACTION_REPLACED: { hash: string; by?: string }
  TRANSACTION_DROPPED: { hash?: string }
  REVIEW_CHANGED: NoContext
  SEND_OUTCOME_UNKNOWN: NoContext
  // Waiting
  CANCELLED: NoContext
  TIMED_OUT: { afterMs: number }
  PART_NOT_LOADED: NoContext
  VIEW_UNKNOWN: { view: string }
  UNEXPECTED: NoContext
}

/** The name of an error: what to match errors by. */
export type ErrorCode = keyof ErrorContexts

/** The English sentence of every error; `{name}` stands for its context. */
export const errorMessages: { readonly [code in ErrorCode]: string } = {
  SIGN_IN_INITIALIZATION_FAILED:
    'A problem occurred while trying initialize authentication',
  SIGN_MESSAGE_FAILED: 'Error signing message',
  ACTION_NOT_ALLOWED: 'Action not allowed',
  TOKEN_BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  TRANSACTIONS_UNAVAILABLE: 'Failed to fetch transactions',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  NAME_UNRESOLVED: 'Error resolving name',
  MODAL_CLOSED: 'Modal closed',
  POPUP_CLOSED: 'Popup closed',
  CONNECTION_REJECTED: 'Connection rejected',
  CONNECT_FAILED: 'Failed to connect',
  SOCIAL_CONNECTION_FAILED: 'Failed to initiate social connection',
  FARCASTER_CONNECTION_FAILED: 'Failed to connect to farcaster',
  SIWX_NOT_ENABLED: 'SIWX is not enabled',
  NO_ACTIVE_ACCOUNT: 'No ActiveCaipAddress found',
  NO_ACTIVE_NETWORK: 'No ActiveCaipNetwork or client found',
  NO_CONNECTION_CLIENT: 'No ConnectionController client found',
  NO_AUTH_CONNECTOR: 'No auth connector found',
  NOT_CONNECTED_TO_HOSTED_WALLET: 'Not connected to email or social',
  NO_CONNECTOR_FOR_CONNECTION: 'No connector found for connection: {id}',
  INVALID_CONNECTION_STATUS: 'Invalid connection status: {status}',
  DISCONNECT_FAILED: 'Failed to disconnect',
  NAMESPACE_REQUIRED: 'Namespace is required for CONNECTED_CONNECTOR_ID',
  RPC_CALL_NOT_ALLOWED: 'Requested RPC call is not allowed',
  UNSUPPORTED_CHAIN: 'Unsupported chain',
  INVALID_ACCOUNT_ID: 'Invalid CAIP-10 address: {value}',
  INVALID_ADDRESS: 'Invalid CAIP Address',
  INVALID_NETWORK_ID: 'Invalid CAIP-2 network id: {value}',
  AMOUNT_AND_RECEIVER_REQUIRED: 'An amount and a receiver are required',
  TOKEN_ADDRESS_REQUIRED: 'A token address is required',
  INVALID_AMOUNT: 'Invalid amount: {value}',
  INVALID_TRANSACTION: 'Invalid transaction: {field}',
  SIGN_IN_MESSAGE_INVALID: 'Invalid sign-in message: {field}',
  SIGN_IN_FAILED: 'Sign-in: {reason}',
  USER_REJECTED: 'Declined in the wallet',
  REQUEST_ALREADY_PENDING: 'The wallet has a request open',
  WALLET_UNAUTHORIZED: 'The wallet has not authorized this site',
  WALLET_DISCONNECTED: 'The wallet is disconnected',
  WALLET_LOCKED: 'The wallet is locked',
  WALLET_NOT_RESPONDING: 'The wallet did not answer',
  WALLET_NOT_FOUND: 'The wallet is not available: {connectorId}',
  WALLET_ANSWER_INVALID: 'The wallet gave an invalid answer to {method}',
  CHAIN_NOT_ADDED: 'The wallet does not know this network',
  UNSUPPORTED_METHOD: 'The wallet does not support this request',
  WALLET_ERROR: 'The wallet reported an error',
  PAIRING_NOT_CONFIGURED: 'No way to pair is configured',
  PAIRING_EXPIRED: 'The code has expired',
  NO_USABLE_ACCOUNT: 'The wallet shared no account for this site',
  RELAY_UNAVAILABLE: 'The connection service does not answer: {host}',
  RELAY_REFUSED: 'The connection service refused this site: {host}',
  REQUEST_TOO_LARGE: 'Too large for the connection service: {host}',
  SESSION_STALE: 'The wallet no longer knows this site',
  WALLET_LIST_UNAVAILABLE: 'The wallet list is not available',
  HOSTED_WALLET_ERROR: 'Hosted wallet: {reason}',
  RPC_UNAVAILABLE: 'The network could not be reached',
  RPC_RATE_LIMITED: 'The network limits requests',
  RPC_ANSWER_INVALID: 'The network gave an invalid answer',
  RPC_WRONG_CHAIN: 'The node serves another chain: {reported}',
  RPC_ERROR: 'The network reported an error',
  BALANCE_RETRY_TOO_EARLY: 'Too early to ask again',
  INSUFFICIENT_FUNDS: 'Not enough funds',
  INSUFFICIENT_FUNDS_FOR_FEE: 'Not enough funds for the network fee',
  TRANSFER_IMPOSSIBLE: 'This transfer cannot succeed',
  NONCE_CONFLICT: 'Another transaction came first',
  TRANSACTION_REVERTED: 'The transaction failed',
  TRANSACTION_REPLACED: 'Another transaction replaced it',
  TRANSACTION_DROPPED: 'The network dropped the transaction',
  REVIEW_CHANGED: 'The values changed after the review',
  SEND_OUTCOME_UNKNOWN: 'It may have been sent',
  CANCELLED: 'Cancelled',
  TIMED_OUT: 'No answer in time',
  PART_NOT_LOADED: 'A part of this page did not load',
  VIEW_UNKNOWN: 'Invalid view: {view}',
  UNEXPECTED: 'Something unexpected happened',
}

/**
 * The documentation anchor of an error code.
 * @example
 * import { errorDocsPath } from '@hasp/core/errors'
 *
 * errorDocsPath('MODAL_CLOSED') // 'docs/errors.md#modal_closed'
 */
export function errorDocsPath(code: ErrorCode): string {
  return `docs/errors.md#${code.toLowerCase()}`
}
