import { defineMessages } from '../../defineMessages.js'

/** The views Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain. */
export const networks = defineMessages('networks', {
  title: 'Networks',
  search: 'Search networks',
  found: { one: '{count} network', other: '{count} networks' },
  nothingTitle: 'No such network',
  nothing: 'This site works on no network of that name.',
  current: 'current',
  otherWallet: 'other wallet',
  notApproved:
    '{wallet} did not allow this network. Connect it again to change that.',
  noFamily: 'This site cannot reach {family} wallets.',
  showTestNetworks: 'Show test networks',
  switchTitle: 'Switch network',
  someWallet: 'your wallet',
  someNetwork: 'another network',
  waitingTitle: 'Approve the switch in {wallet}',
  waiting: 'The switch costs nothing.',
  slowNode: 'Slow',
  slowTitle: 'Still waiting for {wallet}',
  slow: 'Open {wallet}. Its window may be hidden, or it may be locked.',
  addingTitle: '{wallet} does not know {network} yet',
  adding: 'Approve adding it, then the switch.',
  declinedTitle: 'You declined',
  declined: 'You are still on {network}. You can ask again.',
  idleTitle: 'Switch to {network}',
  idle: 'Ask the wallet when you are ready.',
  switchedTitle: 'Switched to {network}',
  waitingLabel: 'Waiting…',
  stuck: 'Stuck? Switch inside the wallet.',
  goTitle: 'Go to {family}',
  go: 'Your wallet stays connected. For {network}, connect a {family} wallet next to it, or stay where you are.',
  goWith:
    '{wallet} stays connected. For {network}, connect a {family} wallet next to it, or stay where you are.',
  connectFamily: 'Connect a {family} wallet',
  stay: 'Stay on {network}',
  stayHere: 'Stay here',
  unsupportedTitle: 'Network not supported',
  unsupported:
    '{app} does not work on the network of your wallet. Choose one of these to go on:',
  switchTo: 'switch',
})
