import { defineMessages } from '../defineMessages.js'

/** Short messages that may come without any view. */
export const snackbar = defineMessages('snackbar', {
  close: 'Close message',
  disconnected: 'Wallet disconnected',
  allDisconnected: 'All wallets disconnected',
  undo: 'Undo',
  modalFailed: 'The wallet window could not be loaded',
  lookInWallet: 'Confirm in {wallet}',
  openWallet: 'Open {wallet}',
  sendArrived: '{label} sent and final',
  sendFailed: '{label} was not sent.',
  sendReplaced: 'Your wallet replaced {label}. Look there for what was sent.',
})
