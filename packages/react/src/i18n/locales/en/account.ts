import { defineMessages } from '../../defineMessages.js'

/** The view Account: who is connected, what is there, what can be done. */
export const account = defineMessages('account', {
  title: 'Account',
  receive: 'Receive',
  send: 'Send',
  chooseNetwork: 'Choose another network',
  tokens: 'Tokens',
  loading: 'Loading balances',
  unknownBalance: 'Balance not known',
  retryPlease: 'Your funds are not affected. The network could not be asked.',
  stale: 'The amounts below are from before.',
  noBalances: 'Balances are not shown for {network}.',
  empty: 'What this account receives on {network} shows here.',
  pending: 'On their way',
  statusPending: 'sent, waiting',
  statusIncluded: 'in a block',
  statusUnseen: 'not seen yet',
  statusUnknown: 'may have been sent: look in your wallet',
  explorer: 'View on {explorer}',
  unsupportedTitle: 'Network not supported',
  unsupported: '{app} does not work on the network of your wallet.',
  switchNetwork: 'Switch network',
  nobodyTitle: 'No wallet is connected',
  nobody: 'Connect one to see its account.',
  connect: 'Connect wallet',
  waiting: 'Waiting for the wallet',
})
