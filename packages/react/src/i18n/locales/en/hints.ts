import { defineMessages } from '../../defineMessages.js'

/** What a visitor can do about an error: one sentence per kind or code. */
export const hints = defineMessages('hints', {
  declined: 'You declined the request. Nothing happened.',
  retryable: 'Try again in a moment.',
  needsYou: 'Open your wallet to continue.',
  stop: 'This isn’t possible here. Try another wallet or network.',
  REQUEST_ALREADY_PENDING:
    'Open your wallet and respond to the request waiting there.',
  WALLET_LOCKED: 'Unlock your wallet, then try again.',
  WALLET_UNAUTHORIZED: 'Allow this site in your wallet, then try again.',
  WALLET_DISCONNECTED: 'Reconnect your wallet, then try again.',
  WALLET_NOT_RESPONDING:
    'Open your wallet and check for a pending request, or try again.',
  WALLET_NOT_FOUND: 'Install the wallet or turn it on, then try again.',
  PAIRING_NOT_CONFIGURED: 'Use a wallet installed in this browser.',
  NO_USABLE_ACCOUNT:
    'Share a different account in your wallet, or use another wallet.',
  PAIRING_EXPIRED: 'Show a new code and scan it.',
  RELAY_UNAVAILABLE:
    'Check your internet connection and try again, or use a wallet in this browser.',
  RELAY_REFUSED: 'Use a wallet in this browser, or let the site’s owner know.',
  REQUEST_TOO_LARGE:
    'Check your wallet first. If nothing is waiting there, use a wallet in this browser.',
  SESSION_STALE: 'Reconnect your wallet.',
  WALLET_LIST_UNAVAILABLE: 'Try again. Wallets in this browser still work.',
  CHAIN_NOT_ADDED: 'Add the network in your wallet, then try again.',
  CHAIN_NOT_SUPPORTED: 'Choose another network or wallet.',
  UNSUPPORTED_CHAIN: 'Choose another network.',
  UNSUPPORTED_METHOD: 'Use another wallet for this.',
  INVALID_ADDRESS: 'Check the address and try again.',
  INVALID_AMOUNT: 'Check the amount and try again.',
  AMOUNT_AND_RECEIVER_REQUIRED: 'Enter an amount and a recipient.',
  INSUFFICIENT_FUNDS: 'Enter a smaller amount.',
  INSUFFICIENT_FUNDS_FOR_FEE:
    'Leave some of the network’s own coin to pay the fee.',
  RPC_WRONG_CHAIN:
    'This site’s network settings are wrong. Nothing was sent. Let its owner know.',
  RPC_RATE_LIMITED: 'The network is busy. Wait a moment, then try again.',
  RPC_UNAVAILABLE: 'Check your internet connection, then try again.',
  REVIEW_CHANGED: 'Check the details again before you send.',
  SEND_OUTCOME_UNKNOWN:
    'Check your wallet’s activity before you send it again.',
  TRANSFER_IMPOSSIBLE:
    'The token or the recipient doesn’t allow it. Nothing was sent.',
  NONCE_CONFLICT: 'Wait for your other transaction to finish, then try again.',
  TRANSACTION_REVERTED: 'Nothing was sent, but the network fee was charged.',
  TRANSACTION_REPLACED:
    'Check your wallet’s activity for the newer transaction.',
  TRANSACTION_DROPPED: 'Nothing was sent. You can try again.',
  PART_NOT_LOADED: 'Check your internet connection, then try again.',
  TOKEN_BALANCE_UNAVAILABLE: 'Your balance will refresh in 30 seconds.',
})
