import { defineMessages } from '../../defineMessages.js'

/** Short messages that may come without any view. */
export const snackbar = defineMessages('snackbar', {
  close: 'Dismiss',
  disconnected: 'Wallet disconnected',
  allDisconnected: 'All wallets disconnected',
  undo: 'Undo',
  modalFailed: 'The wallet window couldn’t load. Try again.',
  lookInWallet: 'Confirm in {wallet}',
  openWallet: 'Open {wallet}',
  approvalAsked:
    '\u2068{wallet}\u2069 (\u2066{address}\u2069) approved the connection. Use it?',
  approvalWallet: 'A wallet',
  approvalUse: 'Use it',
  approvalRefuse: 'Not mine',
  approvalUsed: '\u2068{wallet}\u2069 is now in use',
  approvalGone: '\u2068{wallet}\u2069 withdrew its approval',
  connectedLate: '\u2068{wallet}\u2069 (\u2066{address}\u2069) is connected',
  disconnect: 'Disconnect',
  keep: 'Keep',
  notAllowed: 'Action not allowed',
  notSignedIn: 'A problem occurred while trying initialize authentication',
  authenticating: 'Authenticating...',
  doubted:
    'Another wallet claims to be \u2068{wallet}\u2069, so it was disconnected. Choose the one you installed yourself.',
  doubtedChoose: 'Choose',
  ended: '\u2068{wallet}\u2069 disconnected',
  reconnect: 'Reconnect',
  requestOf: 'Request 1 of {count}',
  dismiss: 'Close',
  sendArrived: '{label} sent',
  sendFailed: '{label} wasn’t sent.',
  trackedDone: 'Done: \u2068{label}\u2069',
  trackedReplaced:
    '\u2068{label}\u2069 was replaced in your wallet. Check there for what was sent.',
  trackedFailed: 'Failed: \u2068{label}\u2069',
  sendReplaced:
    '{label} was replaced in your wallet. Check there for what was sent.',
})
