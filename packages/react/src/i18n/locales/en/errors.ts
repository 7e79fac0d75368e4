import type { ErrorCode } from '@hasp/core/errors'
import { defineMessages, type MessageGroup } from '../../defineMessages.js'

/** What a visitor reads of an error; `{name}` stands for its context. */
type ErrorTexts = MessageGroup<
  'errors',
  { readonly [code in ErrorCode]: string }
>

/**
 * What happened, in the visitor's words. The sentence that an error is thrown
 * with speaks to developers; it is read here only where the specification says
 * that visitors see it.
 */
export const errors: ErrorTexts = defineMessages('errors', {
  SIGN_IN_INITIALIZATION_FAILED:
    'A problem occurred while trying initialize authentication',
  SIGN_MESSAGE_FAILED: 'Error signing message',
  ACTION_NOT_ALLOWED: 'Action not allowed',
  TOKEN_BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  TRANSACTIONS_UNAVAILABLE: 'Failed to fetch transactions',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  NAME_UNRESOLVED: 'Error resolving name',
  MODAL_CLOSED: 'The window was closed',
  POPUP_CLOSED: 'The pop-up window was closed',
  CONNECTION_REJECTED: 'You declined the connection',
  CONNECT_FAILED: 'The wallet couldn’t be connected',
  SOCIAL_CONNECTION_FAILED: 'Social login couldn’t be started',
  FARCASTER_CONNECTION_FAILED: 'Farcaster couldn’t be reached',
  SIWX_NOT_ENABLED: 'This site doesn’t offer signing in with a wallet',
  NO_ACTIVE_ACCOUNT: 'No account is connected',
  NO_ACTIVE_NETWORK: 'No network is selected',
  NO_CONNECTION_CLIENT: 'Wallets aren’t ready yet',
  NO_AUTH_CONNECTOR: 'This site doesn’t offer email or social login',
  NOT_CONNECTED_TO_HOSTED_WALLET:
    'You aren’t logged in with an email or a social account',
  NO_CONNECTOR_FOR_CONNECTION: 'The wallet of this connection isn’t available',
  INVALID_CONNECTION_STATUS: 'The connection is in an unexpected state',
  DISCONNECT_FAILED: 'The wallet couldn’t be disconnected',
  NAMESPACE_REQUIRED: 'This site didn’t say which kind of network it needs',
  RPC_CALL_NOT_ALLOWED: 'This request isn’t allowed',
  UNSUPPORTED_CHAIN: 'Unsupported chain',
  INVALID_ACCOUNT_ID: 'This address isn’t valid',
  INVALID_ADDRESS: 'This address isn’t valid',
  INVALID_NETWORK_ID: 'This network isn’t valid',
  AMOUNT_AND_RECEIVER_REQUIRED: 'An amount and a receiver are required',
  TOKEN_ADDRESS_REQUIRED: 'A token address is required',
  INVALID_AMOUNT: 'Invalid amount: {value}',
  USER_REJECTED: 'The request was declined in the wallet',
  REQUEST_ALREADY_PENDING: 'The wallet already has a request open',
  WALLET_UNAUTHORIZED: 'The wallet has not authorized this site',
  WALLET_DISCONNECTED: 'The wallet is disconnected',
  WALLET_LOCKED: 'The wallet is locked',
  WALLET_NOT_RESPONDING: 'The wallet did not answer',
  WALLET_NOT_FOUND: 'This wallet isn’t available',
  WALLET_ANSWER_INVALID: 'The wallet gave an invalid answer',
  CHAIN_NOT_ADDED: 'The wallet does not know this network',
  UNSUPPORTED_METHOD: 'The wallet does not support this request',
  WALLET_ERROR: 'The wallet reported an error',
  PAIRING_NOT_CONFIGURED: 'No way to pair is configured',
  PAIRING_EXPIRED: 'The code has expired',
  NO_USABLE_ACCOUNT: 'The wallet shared no account that this site can use',
  RELAY_UNAVAILABLE: 'The connection service does not answer: {host}',
  RELAY_REFUSED: 'The connection service refused this site: {host}',
  REQUEST_TOO_LARGE:
    'The request is too large for the connection service: {host}',
  SESSION_STALE: 'The wallet no longer knows this site; connect it again',
  WALLET_LIST_UNAVAILABLE: 'The list of wallets is not available',
  RPC_UNAVAILABLE: 'The network could not be reached',
  RPC_RATE_LIMITED: 'The network refused more requests for now',
  RPC_ANSWER_INVALID: 'The network gave an invalid answer',
  RPC_WRONG_CHAIN: 'The node serves another chain: {reported}',
  RPC_ERROR: 'The network reported an error',
  BALANCE_RETRY_TOO_EARLY: 'The balance can be asked for again soon',
  INSUFFICIENT_FUNDS: 'Not enough funds',
  INSUFFICIENT_FUNDS_FOR_FEE: 'Not enough funds for the network fee',
  TRANSFER_IMPOSSIBLE: 'This transfer cannot succeed',
  NONCE_CONFLICT: 'Another transaction took this place in the queue',
  TRANSACTION_REVERTED: 'The transaction failed on the network',
  TRANSACTION_REPLACED: 'The transaction was replaced by another one',
  TRANSACTION_DROPPED: 'The network dropped the transaction',
  REVIEW_CHANGED: 'The values changed after the review',
  SEND_OUTCOME_UNKNOWN: 'It may have been sent: look in your wallet',
  CANCELLED: 'Cancelled',
  TIMED_OUT: 'No answer in time',
  PART_NOT_LOADED: 'A part of this page did not load',
  UNEXPECTED: 'Something unexpected happened',
})
