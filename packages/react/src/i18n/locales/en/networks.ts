import { defineMessages } from '../../defineMessages.js'

/** The views Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain. */
export const networks = defineMessages('networks', {
  title: 'Networks',
  search: 'Search networks',
  found: {
    one: '{count} network',
    other: '{count} networks',
  },
  nothingTitle: 'No networks found',
  nothing: 'This site doesn’t support a network with that name.',
  otherWallet: 'Needs another wallet',
  notApproved:
    '{wallet} doesn’t allow this network. Reconnect it to change that.',
  noFamily: 'This site doesn’t support {family} wallets.',
  showTestNetworks: 'Show testnets',
  switchTitle: 'Switch network',
  someWallet: 'your wallet',
  someNetwork: 'another network',
  waitingTitle: 'Approve in {wallet}',
  waiting: 'Switching networks is free.',
  slowNode: 'Slow',
  slowTitle: 'Still waiting for {wallet}',
  slow: 'Open {wallet}. Its window may be hidden, or the wallet may be locked.',
  addingTitle: 'Add {network} to {wallet}',
  adding: 'Approve adding the network, then approve the switch.',
  declinedTitle: 'Request declined',
  declined: 'You’re still on {network}. Try again whenever you’re ready.',
  idleTitle: 'Switch to {network}',
  idle: 'Continue when you’re ready.',
  switchedTitle: 'Switched to {network}',
  waitingLabel: 'Waiting…',
  stuck: 'Not working? Switch networks inside your wallet.',
  goTitle: 'Switch to {family}',
  go: 'Your wallet stays connected. To use {network}, also connect a wallet for {family}.',
  goWith:
    'Your wallet ({wallet}) stays connected. To use {network}, also connect a wallet for {family}.',
  connectFamily: 'Connect {family} wallet',
  stay: 'Stay on {network}',
  stayHere: 'Stay here',
  unsupportedTitle: 'Unsupported network',
  unsupported:
    '{app} doesn’t support the network your wallet is on. Choose one to continue:',
  unsupportedNamed:
    '{app} doesn’t support \u2068{network}\u2069. Choose one of these to continue:',
  switchTo: 'Switch',
  learn: 'What is a network?',
  how: 'How?',
  howOpen: 'Open {wallet}.',
  howFind: 'Find its list of networks, often at the top or in the settings.',
  howChoose: 'Choose {network}. This page updates by itself.',
})
