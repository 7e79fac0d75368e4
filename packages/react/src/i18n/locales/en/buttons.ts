import { defineMessages } from '../../defineMessages.js'

/** What the buttons on the page say. */
export const buttons = defineMessages('buttons', {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  openNetworks: 'Network {network}',
  switchNetwork: 'Switch network',
})
