import { defineMessages } from '../../defineMessages.js'

/** What the buttons on the page say. */
export const buttons = defineMessages('buttons', {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  openAccount: 'Account {address}',
  openNetworks: 'Network {network}',
  unsupported: 'Unsupported network',
  switchNetwork: 'Switch network',
  balance: 'Balance {amount}',
})
