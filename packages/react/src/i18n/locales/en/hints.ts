import { defineMessages } from '../../defineMessages.js'

/** What a visitor can do about an error: one sentence per kind or code. */
export const hints = defineMessages('hints', {
  declined: 'You declined it. Nothing has happened.',
  retryable: 'Try again in a moment.',
  needsYou: 'Open your wallet to go on.',
  stop: 'This cannot be done here.',
  REQUEST_ALREADY_PENDING:
    'Your wallet has an open request. Open the wallet and answer it.',
  WALLET_LOCKED: 'Unlock your wallet, then ask again.',
  WALLET_UNAUTHORIZED: 'Allow this site in your wallet, then ask again.',
  WALLET_DISCONNECTED: 'Reconnect your wallet, then ask again.',
  WALLET_NOT_RESPONDING:
    'Open your wallet and look for a waiting request, or ask again.',
  WALLET_NOT_FOUND: 'Install or enable the wallet, then ask again.',
  PAIRING_NOT_CONFIGURED: 'Use a wallet of this browser.',
  NO_USABLE_ACCOUNT:
    'Share another account in the wallet, or use another wallet.',
  PAIRING_EXPIRED: 'Show a new code and scan that one.',
  RELAY_UNAVAILABLE:
    'Check your connection, then try again. Wallets of this browser still work.',
  RELAY_REFUSED: 'Use a wallet of this browser, or tell the site about it.',
  REQUEST_TOO_LARGE:
    'Look in your wallet first. If nothing waits there, use a wallet of this browser.',
  SESSION_STALE: 'Connect the wallet again.',
  WALLET_LIST_UNAVAILABLE: 'Wallets of this browser still work. Try again.',
  CHAIN_NOT_ADDED: 'Add the network in your wallet, then ask again.',
  CHAIN_NOT_SUPPORTED: 'Choose another network, or another wallet.',
  UNSUPPORTED_CHAIN: 'Choose another network.',
  UNSUPPORTED_METHOD: 'Use another wallet for this.',
  INVALID_ADDRESS: 'Check the address.',
  INVALID_AMOUNT: 'Check the amount.',
  AMOUNT_AND_RECEIVER_REQUIRED: 'Fill in both.',
  INSUFFICIENT_FUNDS: 'Enter a smaller amount.',
  INSUFFICIENT_FUNDS_FOR_FEE:
    'Keep some of the network’s own currency for the fee.',
  RPC_WRONG_CHAIN: 'The site’s network settings are wrong. Nothing was sent.',
  RPC_RATE_LIMITED: 'The network is busy. Wait a moment.',
  RPC_UNAVAILABLE: 'Check your connection, then try again.',
  REVIEW_CHANGED: 'Look at the values again before you send.',
  SEND_OUTCOME_UNKNOWN:
    'Look at your wallet’s activity before you send it again.',
  TRANSFER_IMPOSSIBLE:
    'The token or the receiver does not allow it. Nothing was sent.',
  NONCE_CONFLICT: 'Wait for your other transaction, then try again.',
  TRANSACTION_REVERTED: 'Only the network fee was paid.',
  TRANSACTION_REPLACED: 'Look at your wallet’s activity for the newer one.',
  TRANSACTION_DROPPED: 'Nothing was sent. You can try again.',
  PART_NOT_LOADED: 'Check your connection, then try again.',
  TOKEN_BALANCE_UNAVAILABLE: 'The balance is asked for again after 30 seconds.',
})
