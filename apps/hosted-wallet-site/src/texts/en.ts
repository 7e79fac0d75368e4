/** Every text of the wallet's own pages. `{name}` is filled in. */
export const en = {
  'action.callContract': 'Call a contract',
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
  'approval.data': 'Data',
  'approval.everything': 'everything',
  'approval.fee': 'Fee, at most',
  'approval.feeNote': 'Paid to the network, not to us.',
  'approval.fields': 'All that is signed',
  'approval.from': 'From',
  'approval.incoming': 'You receive',
  'approval.message': 'Message',
  'approval.network': 'Network',
  'approval.notSimulated': 'The outcome was not simulated.',
  'approval.openWallet': 'Open wallet',
  'approval.openWindow': 'Open in a window',
  'approval.outgoing': 'You send',
  'approval.queue': '{count} more waiting',
  'approval.reject': 'Reject',
  'approval.requests': 'asks for your approval',
  'approval.saysItIs': 'says it is “{name}”',
  'approval.to': 'To',
  'approval.tooSmall':
    'This window is too small to read a request. Make it larger to approve.',
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
  'control.limit': 'Up to',
  'control.never': 'It never ends',
  'control.owner': 'Comes to rule',
  'control.revoked': 'May no longer spend',
  'control.spender': 'Who',
  'control.unlimited': 'Unlimited',

  'home.code': 'Code',
  'home.codeExpired': 'This code is no longer valid. Ask for a new one.',
  'home.codeInvalid': 'That is not the code of the last mail.',
  'home.codeSent': 'We sent six digits to {email}. They work for 10 minutes.',
  'home.devices': 'Where you are signed in',
  'home.eip155': 'Ethereum and its relatives',
  'home.email': 'E-mail address',
  'home.failed': 'That did not work. Try again.',
  'home.lastUsed': 'Last used {when}',
  'home.otherEmail': 'Other address',
  'home.passkey': 'Passkey',
  'home.passkeyAdded': 'Added {when}',
  'home.password': 'Recovery password',
  'home.revoke': 'Sign out',
  'home.revokeOf': 'Sign out {name}',
  'home.self': 'Only you can restore this wallet.',
  'home.signOut': 'Sign out here',
  'home.solana': 'Solana',
  'home.thisDevice': 'This device',
  'home.title': 'Your wallet',
  'home.tryLater': 'Wait a moment before the next try.',
  'home.ways': 'Ways back to your wallet',
  'home.why': 'Sign in with your e-mail address.',

  'notMe.deny': 'It was not me',
  'notMe.done':
    'Done. The code no longer works, and whoever used it is signed out.',
  'notMe.failed': 'That did not work. Open the link of the mail again.',
  'notMe.title': 'Somebody typed your address',
  'notMe.why':
    'If you did not ask for a code, say so: it stops working, and whoever used it is signed out.',

  'passkey.add': 'Add a passkey',
  'passkey.adding': 'Follow what your device asks…',
  'passkey.cancelled': 'No passkey was used.',
  'passkey.cannot':
    'This passkey cannot open a wallet. Use your recovery password: it works everywhere.',
  'passkey.keepPassword':
    'Keep the password as well: a passkey is lost with the account that holds it.',
  'passkey.keep': 'Keep it',
  'passkey.remove': 'Remove',
  'passkey.removeOf': 'Remove the passkey added {when}',
  'passkey.removeSure': 'Remove it',
  'passkey.removeWarning':
    'It will not open this wallet any more. Delete it on your device as well.',
  'passkey.removing': 'Removing…',
  'passkey.why':
    'A passkey opens your wallet on your other devices with your face, your finger or a PIN, instead of the password.',

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
    'This device does not know your wallet yet. Your recovery password opens it here.',
  'recovery.later': 'Not now',
  'recovery.later.tries': 'Too many tries. Wait a while before the next one.',
  'recovery.making': 'Making your wallet…',
  'recovery.opening': 'Opening your wallet…',
  'recovery.password': 'Recovery password',
  'recovery.repeat': 'The same again',
  'recovery.tooCommon':
    'This one is on lists of passwords that leaked, which are tried first. Choose another.',
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
  'warning.unlimited': 'There is no limit to the amount.',

  'window.alone': 'There is nothing to decide here',
  'window.aloneWhy':
    'The page that asked cannot reach this window. Close it and decide in the page.',

  'work.cancel': 'Cancel',
  'work.title': 'Preparing your code…',
  'work.why':
    'Many codes were asked for from your network. Your device does a few seconds of work first, to show that it is not a machine asking for thousands.',
} as const

/** Names a text. */
export type TextKey = keyof typeof en
