import { defineMessages } from '../../defineMessages.js'

/** Short messages that may come without any view. */
export const snackbar = defineMessages('snackbar', {
  close: 'Close message',
  disconnected: 'Wallet disconnected',
  allDisconnected: 'All wallets disconnected',
  undo: 'Undo',
  modalFailed: 'The wallet window could not be loaded',
  lookInWallet: 'Confirm in {wallet}',
  openWallet: 'Open {wallet}',
  approvalAsked:
    '\u2068{wallet}\u2069 (\u2066{address}\u2069) has approved. Use it?',
  approvalWallet: 'A wallet',
  approvalUse: 'Use it',
  approvalRefuse: 'Not mine',
  approvalUsed: '\u2068{wallet}\u2069 is in use',
  approvalGone: '\u2068{wallet}\u2069 has taken its approval back',
  connectedLate: '\u2068{wallet}\u2069 (\u2066{address}\u2069) is connected',
  disconnect: 'Disconnect',
  keep: 'Keep',
  doubted:
    'Another wallet here claims to be \u2068{wallet}\u2069, so it was disconnected. Choose the one that you installed yourself.',
  doubtedChoose: 'Choose',
  ended: '\u2068{wallet}\u2069 disconnected',
  reconnect: 'Reconnect',
  dismiss: 'Close',
  sendArrived: '{label} sent and final',
  sendFailed: '{label} was not sent.',
  sendReplaced: 'Your wallet replaced {label}. Look there for what was sent.',
})
