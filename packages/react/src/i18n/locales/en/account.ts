import { defineMessages } from '../../defineMessages.js'

/** The view Account: who is connected, what is there, what can be done. */
export const account = defineMessages('account', {
  title: 'Account',
  receive: 'Receive',
  send: 'Send',
  sendThis: 'Send this token',
  chooseNetwork: 'Switch network',
  tokens: 'Tokens',
  activity: 'Activity',
  loading: 'Loading balances…',
  unknownBalance: 'Balance unavailable',
  retryPlease: 'Your funds are safe. The network couldn’t be reached.',
  stale: 'These balances may be out of date.',
  noBalances: 'Balances aren’t available on {network}.',
  empty: 'Tokens you receive on {network} will show up here.',
  pending: 'Pending',
  included: 'Confirming',
  unseen: 'Not seen yet',
  unknown: 'May have been sent: check your wallet',
  pricesStale: 'Prices may be out of date.',
  pricesMissing:
    'Prices aren’t available right now, and some tokens may be missing.',
  smallBalances: {
    one: '{count} small balance',
    other: '{count} small balances',
  },
  unknownTokens: {
    one: '{count} unknown token',
    other: '{count} unknown tokens',
  },
  unknownNote:
    'Anyone can send tokens to any address. Ignore what their names ask you to do.',
  slow: 'This network is slow right now.',
  explorer: 'View on {explorer}',
  unsupportedTitle: 'Unsupported network',
  unsupported: '{app} doesn’t support the network your wallet is on.',
  switchNetwork: 'Switch network',
  nobodyTitle: 'No wallet connected',
  nobody: 'Connect a wallet to see your account.',
  connect: 'Connect wallet',
  waiting: 'Waiting for your wallet…',
})
