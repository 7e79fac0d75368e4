import { defineMessages } from '../../defineMessages.js'

/** Sending: the form, the choice of a token, the check, and what follows. */
export const send = defineMessages('send', {
  title: 'Send',
  amount: 'Amount',
  to: 'To',
  toHint: 'Name or address',
  from: 'From',
  paste: 'Paste',
  pasteRefused: 'Your browser blocked pasting. Use the keyboard instead.',
  known: 'Recent and saved recipients, and your accounts',
  knownAs: 'Saved as {name}',
  own: 'Your account: {name}',
  tokenButton: '{symbol}, choose another token',
  max: 'Max',
  maxKeeps: 'Max leaves {amount} for the fee',
  readAs: 'Read as {amount}',
  offline: 'You’re offline',
  review: 'Review',
  checking: 'Checking…',
  balancesLoading: 'Loading balances…',
  balancesFailed: 'Reload balances',
  enterAmount: 'Enter an amount',
  addReceiver: 'Enter a recipient',
  checkAmount: 'Check the amount',
  checkReceiver: 'Check the address',
  notEnough: 'Not enough {symbol}',
  notEnoughForFee: 'Not enough {symbol} for the fee',
  chooseToken: 'Choose a token',
  youHave: 'Your balance is {amount}.',
  notANumber: 'Enter a valid {symbol} amount.',
  tooManyDecimals: {
    one: '{symbol} allows {count} decimal place. Remove the rest.',
    other: '{symbol} allows {count} decimal places. Remove the rest.',
  },
  notAnAddress: 'Enter a complete address for this network.',
  nameLookup: 'Looking up the name…',
  nameInvalid: 'This isn’t a valid name. Check the spelling.',
  nameUnknown: '{name} has no address on {network}.',
  nameContract:
    '{name} leads to a smart contract of another network. On {network} it may be nobody’s. Ask for an address there.',
  nameDisagreement:
    'Two sources give different addresses for {name}. Don’t send to it. Ask the recipient for the address.',
  nameMoved:
    '{name} now leads to another address than the one you know. Ask the recipient which one is right.',
  ledTo: 'Use the one you know',
  leadsTo: 'Use the new one',
  nameUnreachable: 'Couldn’t look up {name}. Try again, or enter an address.',
  nameRetry: 'Try again',
  nameUnusual:
    'This name has letters or symbols that can look like others. Compare the address.',
  nameByNode:
    'Only the network’s node was asked where this name leads. Compare the address.',
  nameByService:
    'Only the site’s data service could be asked where this name leads. Compare the address.',
  useOtherWallet: 'Use another wallet',
  receive: 'Receive',
  notConnected: 'No wallet connected',
  notConnectedText: 'Connect a wallet to send.',
  connect: 'Connect wallet',
  chooseNetwork: 'Choose a network',
  search: 'Name, symbol or contract',
  tokens: 'Tokens',
  yours: 'Your tokens',
  others: 'Other tokens',
  contract: 'Contract',
  copyContract: 'Copy contract address',
  viewContract: 'View on {explorer}',
  sameSymbol: 'Another token uses this symbol. Compare the contract address.',
  noTokenFound: 'No tokens found',
  noTokenFoundText:
    'This site doesn’t list a token with that name or contract.',
  checkTitle: 'Review and send',
  summary: 'Transaction details',
  youSend: 'You send',
  fee: 'Network fee',
  feeGloss: 'Paid to the network, not to us. It costs {amount} at most.',
  feePending: 'Estimating…',
  feeUnknown: 'Can’t be estimated right now',
  feeAtMost: 'Up to {amount}',
  leftAfter: 'Balance after',
  arrives: 'Arrives',
  newAccount: 'New account',
  newAccountGloss:
    'The recipient has no account for this token yet. Opening one takes this deposit, which its owner gets back when the account is closed.',
  firstTime: 'You haven’t sent to this address before.',
  ownAccount: 'This is the account you’re sending from.',
  contractNote:
    'This address is a smart contract, not a person. Tokens may be lost if it can’t accept them.',
  lookAlikeTitle: 'This isn’t the address you know',
  lookAlike:
    'It starts and ends like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeStart:
    'It starts like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeEnd:
    'It ends like {name}, but it’s a different address. Scammers create look-alikes to steal funds.',
  lookAlikeOneOff:
    'It differs from {name} in one character. That’s either a typo or a look-alike made to steal funds.',
  lookAlikeSwapped:
    'It’s {name} with two neighboring characters swapped. That’s either a typo or a look-alike made to steal funds.',
  lookAlikeUnnamed: 'an address you know',
  entered: 'You entered',
  knownAddress: 'The one you know',
  lookAlikeTick: 'I’ve compared both and want to use the one I entered',
  burnTitle: 'Nobody owns this address',
  burn: 'Anything you send here is gone for good.',
  burnTick: 'I want to destroy these funds',
  tokenContractTitle: 'This is a token’s own address',
  tokenContract:
    'It’s the contract of {symbol} itself. Tokens sent to a token contract are rarely recovered.',
  tokenContractTick: 'I know what this contract does with tokens it receives',
  keyless:
    'Nobody holds a key to this address. Only a program can move what it receives, so send only if you know which one.',
  transferFee:
    'This token takes a fee from every transfer. This time it’s {amount}.',
  listDiffers:
    'The token’s contract doesn’t match what this site has on file. The amounts here are the contract’s.',
  spamToken:
    'This token’s name or symbol looks made to deceive. Compare the contract address.',
  permanentDelegate:
    'The issuer of this token can take it back from anyone at any time.',
  pausable: 'The issuer of this token can pause all transfers.',
  receiverIsToken:
    'This is the address of a token, or of an account that holds one. Anything sent here is lost. Enter a person’s address.',
  receiverIsProgram:
    'This is the address of a network program. Enter a person’s address.',
  notTransferable: 'This token is tied to its owner. It can’t be sent.',
  frozen:
    'The issuer has frozen your balance of this token. Only they can unfreeze it.',
  receiverFrozen:
    'The recipient’s account for this token is frozen. The issuer has to unfreeze it first.',
  paused: 'The issuer of this token has paused all transfers for now.',
  programDecides:
    'The issuer’s own program takes part in every transfer of this token. Send it from an app the issuer recommends.',
  memoRequired:
    'The recipient only accepts this token with a memo. Send it from a wallet that can add one.',
  tokenRefuses:
    'The token’s contract refuses this transfer. Only the issuer can say why.',
  earlierTitle: 'You may be paying twice',
  earlierInDoubt:
    '{amount} to the same address may already have been sent. Check the activity in your wallet first.',
  earlierTick: 'I’ve checked my wallet and want to send again',
  earlierPending: '{amount} to the same address is still on its way.',
  tickFirst: 'Check the box above first',
  sendNow: 'Send {amount}',
  sendAgain: 'Try again',
  changed: 'Details changed. Check again',
  changedText: 'The account, network, amount or fee isn’t what you reviewed.',
  lookInWallet: 'Confirm in your wallet',
  lookInWalletText: 'Nothing is sent until you confirm in {wallet}.',
  yourWallet: 'your wallet',
  unreachable:
    'The connection is slow. You can still confirm on your phone. The result shows up here as soon as it arrives.',
  slow: 'No response yet. Look for the wallet’s pop-up, or click its icon in your browser’s toolbar.',
  declined: 'Request declined',
  declinedText: 'Nothing was sent.',
  seeWhatHappened: 'See what happened',
  change: 'Edit',
  onItsWay: 'On its way',
  arrived: 'Sent',
  notSent: 'Not sent',
  onItsWayText: '{amount} is on its way',
  arrivedText: '{amount} sent',
  notSentText: '{amount} wasn’t sent',
  unknown: 'May have been sent',
  unknownText: '{amount} may have been sent',
  unknownHint:
    'Your wallet hasn’t told us what happened. Check its activity before you send again. If it was sent, it will show up here.',
  unseenHint:
    'The network hasn’t reported it yet. It may still arrive, and we’ll keep checking for a day.',
  spedUpHint: 'You sped it up in your wallet. This is the newer transaction.',
  replaced: 'Replaced',
  replacedText: 'Your transfer of {amount} was replaced in your wallet',
  replacedHint:
    'Another transaction took its place. Check your wallet’s activity to see what was sent.',
  replacement: 'View the newer transaction',
  toName: 'to {name}',
  progress: 'Progress',
  stepSent: 'Sent',
  stepBlock: 'Confirming',
  stepFinal: 'Complete',
  explorer: 'View on explorer',
  copyHash: 'Copy transaction ID',
  save: 'Save',
  saveReceiver: 'Save this recipient to your address book?',
  saveLink: 'Save to address book',
  saveName: 'Name',
  saveNameMissing: 'Give it a name first.',
  saved: '{name} saved to your address book on this device.',
  tryAgain: 'Try again',
  closeHint: 'You can close this. You’ll be notified when it’s complete.',
})
