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
  NO_ACTIVE_ACCOUNT: 'No account connected',
  NO_ACTIVE_NETWORK: 'No network selected',
  NO_CONNECTION_CLIENT: 'Wallets aren’t ready yet',
  NO_AUTH_CONNECTOR: 'This site doesn’t offer email or social login',
  NOT_CONNECTED_TO_HOSTED_WALLET:
    'You aren’t logged in with email or a social account',
  NO_CONNECTOR_FOR_CONNECTION: 'The wallet for this connection isn’t available',
  INVALID_CONNECTION_STATUS: 'The connection is in an unexpected state',
  DISCONNECT_FAILED: 'The wallet couldn’t be disconnected',
  NAMESPACE_REQUIRED: 'This site didn’t say which kind of network it needs',
  RPC_CALL_NOT_ALLOWED: 'This request isn’t allowed',
  UNSUPPORTED_CHAIN: 'Unsupported chain',
  INVALID_ACCOUNT_ID: 'This address isn’t valid',
  INVALID_ADDRESS: 'This address isn’t valid',
  INVALID_NETWORK_ID: 'This network isn’t valid',
  AMOUNT_AND_RECEIVER_REQUIRED: 'An amount and a recipient are required',
  TOKEN_ADDRESS_REQUIRED: 'A token address is required',
  INVALID_AMOUNT: 'Invalid amount: {value}',
  INVALID_TRANSACTION: 'This transaction isn’t valid',
  SIGN_IN_MESSAGE_INVALID: 'This site asked for a sign-in that can’t be signed',
  SIGN_IN_FAILED: 'Signing in didn’t work',
  USER_REJECTED: 'You declined the request in your wallet',
  REQUEST_ALREADY_PENDING: 'A request is already open in your wallet',
  WALLET_UNAUTHORIZED: 'The wallet hasn’t authorized this site',
  WALLET_DISCONNECTED: 'Your wallet is disconnected',
  WALLET_LOCKED: 'Your wallet is locked',
  WALLET_NOT_RESPONDING: 'The wallet isn’t responding',
  WALLET_NOT_FOUND: 'This wallet isn’t available',
  WALLET_ANSWER_INVALID: 'The wallet sent an invalid response',
  CHAIN_NOT_ADDED: 'Your wallet doesn’t have this network yet',
  UNSUPPORTED_METHOD: 'The wallet doesn’t support this request',
  WALLET_ERROR: 'The wallet reported an error',
  PAIRING_NOT_CONFIGURED: 'Phone wallets aren’t set up on this site',
  PAIRING_EXPIRED: 'The code has expired',
  NO_USABLE_ACCOUNT: 'The wallet didn’t share an account this site can use',
  RELAY_UNAVAILABLE: 'Can’t reach the connection service ({host})',
  HOSTED_WALLET_ERROR: 'The email wallet couldn’t do this',
  RELAY_REFUSED: 'The connection service ({host}) refused this site',
  REQUEST_TOO_LARGE:
    'The request is too large for the connection service ({host})',
  SESSION_STALE: 'This connection is no longer active',
  WALLET_LIST_UNAVAILABLE: 'The wallet list couldn’t be loaded',
  RPC_UNAVAILABLE: 'The network couldn’t be reached',
  RPC_RATE_LIMITED: 'The network is limiting requests right now',
  RPC_ANSWER_INVALID: 'The network sent an invalid response',
  RPC_WRONG_CHAIN: 'This site is connected to the wrong network ({reported})',
  RPC_ERROR: 'The network reported an error',
  BALANCE_RETRY_TOO_EARLY: 'Balances were just requested. Wait a moment.',
  INSUFFICIENT_FUNDS: 'Not enough funds',
  INSUFFICIENT_FUNDS_FOR_FEE: 'Not enough funds for the network fee',
  TRANSFER_IMPOSSIBLE: 'This transfer can’t go through',
  NONCE_CONFLICT: 'Another transaction was sent first',
  TRANSACTION_REVERTED: 'The transaction failed on the network',
  TRANSACTION_REPLACED: 'Another transaction replaced this one',
  TRANSACTION_DROPPED: 'The network dropped the transaction',
  REVIEW_CHANGED: 'The details changed after you reviewed them',
  SEND_OUTCOME_UNKNOWN: 'It may have been sent: check your wallet',
  CANCELLED: 'Cancelled',
  TIMED_OUT: 'The request timed out',
  PART_NOT_LOADED: 'Part of this page couldn’t be loaded',
  VIEW_UNKNOWN: 'There’s nothing to show here',
  UNEXPECTED: 'Something went wrong',
})
