import { defineMessages } from '../../defineMessages.js'

/** The view ConnectingExternal: what is going on, and what to do. */
export const connecting = defineMessages('connecting', {
  someWallet: 'Your wallet',
  reconnectingTitle: 'Reconnecting…',
  reconnecting: 'Checking that {wallet} is still connected to this site.',
  waitingTitle: 'Approve in {wallet}',
  waiting:
    'Look for the {wallet} pop-up, or click its icon in your browser’s toolbar.',
  anotherTitle: 'Choose another account',
  another:
    'That account is already connected. Pick a different one in {wallet}.',
  slowTitle: 'Still waiting for {wallet}',
  slow: 'Open {wallet} from your browser’s toolbar. Its window may be hidden, or the wallet may be locked.',
  pendingTitle: '{wallet} is waiting for you',
  pending: 'Open {wallet}, finish the open request, then try again.',
  declinedTitle: 'Request declined',
  declined:
    'Nothing was shared with this site. Try again whenever you’re ready.',
  lockedTitle: '{wallet} is locked',
  locked: 'Open {wallet} and unlock it, then try again.',
  silentTitle: '{wallet} isn’t responding',
  silent: 'Open {wallet} from your browser’s toolbar, then try again.',
  missingTitle: '{wallet} isn’t available',
  missing: 'It may be turned off, or not installed in this browser.',
  idleTitle: 'Connect {wallet}',
  idle: 'Continue when you’re ready.',
  linkedTitle: 'Already connected',
  linked: 'To add another account, select it in {wallet}.',
  connectedTitle: 'Connected',
  connected: '{wallet} is ready to use.',
  waitingLabel: 'Waiting…',
  otherAccount: 'Choose another account',
  otherWallet: 'Use another wallet',
  getWallet: 'Get a wallet',
  choiceTitle: 'Which network?',
  choice: '{wallet} networks',
  choiceLater: 'You can add the others later under Wallets.',
  isConnected: 'Connected',
  isConnecting: 'Connecting…',
})
