/** Every text of the wallet's own pages. `{name}` is filled in. */
export const en = {
  'action.callContract': 'Call a contract',
  'action.changeEmail': 'Change the email address of your wallet',
  'action.deployContract': 'Publish a contract',
  'action.giveControl': 'Give control away',
  'action.moveValue': 'Send from your account',
  'action.signData': 'Sign data',
  'action.signIn': 'Sign in to {site}',
  'action.signText': 'Sign a message',
  'action.takeBackControl': 'Take control back',

  'agree.blind':
    'Parts of this cannot be read. Approve only if you know exactly what it does.',
  'agree.blindAgreed': 'I know what this does',
  'agree.lookAlike':
    'A receiver is not the address that it looks like. Compare every group of four.',
  'agree.lookAlikeAgreed': 'I have compared them and mean this one',

  'approval.account': 'Account',
  'approval.agree': 'Say first that you know what it does.',
  'approval.approve': 'Approve',
  'approval.armed': 'You can approve now.',
  'approval.arming': 'Read first. You can approve in a moment.',
  'approval.calls': 'What is called',
  'approval.covered':
    'Something covers this window. Approving is off until nothing does.',
  'approval.everything': 'everything',
  'approval.fee': 'Fee, at most',
  'approval.feeNote': 'Paid to the network, not to us.',
  'approval.fields': 'All that is signed',
  'approval.from': 'From',
  'approval.incoming': 'You receive',
  'approval.message': 'Message',
  'approval.network': 'Network',
  'approval.openWallet': 'Open wallet',
  'approval.openWindow': 'Open in a window',
  'approval.outgoing': 'You send',
  'approval.queue': '{count} more waiting',
  'approval.reject': 'Reject',
  'approval.requests': 'asks for your approval',
  'approval.saysItIs': 'says it is “{name}”',
  'approval.to': 'To',
  'approval.tooSoon': 'That was too quick to count. Press again.',
  'approval.tooSmall':
    'This window is too small to read a request. Make it larger, or open another.',
  'approval.unfocused': 'Click into this window to approve.',
  'approval.unsupported':
    'This browser cannot tell whether something covers this window. Open the wallet to approve.',
  'approval.windowIsOpen': 'Decide in the window that has opened.',
  'approval.windowLeft':
    'The window was closed before you decided. Open the wallet again, or reject.',
  'approval.windowSilent':
    'No window has answered. Open the wallet again; your browser may ask you to allow it first.',

  'asset.holding': 'Tokens of {address}',
  'asset.item': 'Item {id} of {address}',
  'asset.token': 'Base units of the token {address}',

  'control.amount': 'May spend',
  'control.collection': 'May take everything of',
  'control.expires': 'Until',
  'control.item': 'May take',
  'control.limit': 'Amount',
  'control.never': 'you take it back',
  'control.owner': 'Comes to rule',
  'control.revoked': 'May no longer spend',
  'control.spender': 'Who',
  'control.unlimited': 'Unlimited',

  'escrow.callOff':
    'If it was not you, the link in the mail that we sent calls it off. This page need not stay open.',
  'escrow.close': 'Close',
  'escrow.code': 'Recovery code',
  'escrow.codeExpired': 'That code no longer works. Ask for a new one.',
  'escrow.codeInvalid':
    'That is not the code. It is another one than for signing in.',
  'escrow.codeWhy':
    'A second mail has a code of its own, for this wallet alone. It works for 10 minutes.',
  'escrow.ended': 'It was called off, or waited too long. Begin again.',
  'escrow.held':
    'Your code was right. Your wallet comes to this device on {when}; until then it waits, so that a thief would, too.',
  'escrow.heldUnknown':
    'Your code was right. Your wallet comes to this device later.',
  'escrow.send': 'Send the code',
  'escrow.sendAgain': 'Send another code',
  'escrow.title': 'Restore your wallet',
  'escrow.use': 'I have lost it: ask my provider',
  'escrow.why':
    'This device does not know your wallet yet. Your provider can help you restore it. Two of its systems must agree: the second one sends you a code of its own.',

  'making.retry': 'Try again',

  'mode.assisted':
    'Your provider can help you restore. Two of its systems must agree.',

  'passkey.cancelled': 'No passkey was used.',
  'passkey.cannot':
    'This passkey cannot open a wallet. Use your recovery password: it works everywhere.',

  'email.from': 'Address until now',
  'email.to': 'New address',

  'receiver.firstTime':
    'You have not sent to this address from this browser before.',
  'receiver.known': 'You know',
  'receiver.lookAlike':
    'This is not the address that you know. It only looks like it.',

  'recovery.choose': 'Choose a recovery password',
  'recovery.chooseWhy':
    'Only you can restore this wallet. With this password it comes back on another device. Nobody can reset it.',
  'recovery.continue': 'Continue',
  'recovery.differ': 'The two are not the same.',
  'recovery.enter': 'Your recovery password',
  'recovery.enterWhy':
    'This device does not know your wallet yet. Your recovery password opens it here. Nobody can reset it, but another device of yours can let this one in.',
  'recovery.later': 'Not now',
  'recovery.later.tries': 'Too many tries. Wait a while before the next one.',
  'recovery.making': 'Making your wallet…',
  'recovery.opening': 'Opening your wallet…',
  'recovery.password': 'Recovery password',
  'recovery.repeat': 'The same again',
  'recovery.tooCommon':
    'This one has leaked, and is tried first. Choose another.',
  'recovery.tooShort': 'Take 12 characters or more.',
  'recovery.tooWeak':
    'This one is guessed too easily. Take three or four words that have nothing to do with each other.',
  'recovery.fair': 'Good: guessing it takes years.',
  'recovery.strong': 'Strong: nobody lives long enough to guess it.',
  'recovery.usePasskey': 'Use a passkey',
  'recovery.weak':
    'Weak: single words, names, dates and rows of keys are guessed first.',
  'recovery.wrong': 'That was not it.',
  'recovery.failed': 'The wallet could not be reached. Try again.',

  'signIn.site': 'Site',
  'signIn.states': 'You state',

  'trial.about': 'Prices move: up to 0.5 % less may reach you.',
  'trial.fails': 'It would fail. Nothing happens then, but the fee is gone.',
  'trial.fresh': 'What would change, tried out just now',
  'trial.new':
    'It would do something else now than when you pressed. Read it and decide again.',
  'trial.nothing': 'You would have the same as before, less the fee.',
  'trial.old': 'Tried out a while ago, and once more when you approve',
  'trial.partial': 'More may change than could be measured.',
  'trial.running': 'Trying it out on the network…',
  'trial.signature':
    'A signature moves nothing by itself. Whoever has it can use it later.',
  'trial.unknown':
    'This could not be tried out. Approve only if you know what it does.',

  'warning.anyNetwork': 'This signature is valid on every network.',
  'warning.callsUnknown': 'It calls something whose effect is not known.',
  'warning.controlGiven': 'Somebody else gets control over what you hold.',
  'warning.delegateCall': 'Foreign code runs in the place of a contract.',
  'warning.deploysContract': 'It publishes a new contract.',
  'warning.hiddenCharacters':
    'It holds characters that cannot be seen. They are shown by their numbers.',
  'warning.movesForOthers': 'It also moves what is not yours.',
  'warning.neverExpires': 'It stays valid until you take it back.',
  'warning.tableAccounts': 'It uses accounts that only the network can name.',
  'warning.opensForReader':
    'Whoever reads the mail of the new address can sign in to your wallet.',
  'warning.unlimited': 'There is no limit to the amount.',

  'work.cancel': 'Cancel',
  'work.title': 'Preparing your code…',
  'work.why':
    'Many codes were asked for from your network. For each your device works for a few seconds.',
} as const

/** Names a text. */
export type TextKey = keyof typeof en
