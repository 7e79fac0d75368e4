import { defineMessages } from '../defineMessages.js'

/** The views GetWallet and WhatIsAWallet. */
export const learn = defineMessages('learn', {
  getTitle: 'Get a wallet',
  chooseTitle: 'Choose and install one',
  choose:
    'ethereum.org compares wallets and sells none. Install from the maker’s own page.',
  find: 'Compare wallets',
  setUpTitle: 'Set it up',
  setUp:
    'The wallet gives you a secret phrase. Write it on paper and keep it to yourself: nobody honest asks for it.',
  returnTitle: 'Come back here',
  return:
    'Press the button below. Some extensions need this page to be reloaded first.',
  haveIt: 'I have it now',
  looking: 'Looking…',
  nothingTitle: 'No new wallet found',
  nothing:
    'Check that the extension is switched on. Then reload this page: some wallets show up only after that.',
  foundTitle: '{wallet} is here',
  found: 'It was found in this browser.',
  connect: 'Connect {wallet}',
  whatTitle: 'Wallets in a minute',
  ownTitle: 'One place for what is yours',
  own: 'Your coins, names and sign-ins, in an app or a browser extension. You hold the key, not us.',
  keyTitle: 'One secret phrase',
  key: 'It opens your wallet on any device. Whoever reads it owns everything, so never type it into a website.',
  askTitle: 'Sites can only ask',
  ask: 'A site sees your public address and asks. Nothing moves until you say yes in your wallet.',
  previous: 'Previous card',
  next: 'Next card',
  position: '{number} of {total}',
})
