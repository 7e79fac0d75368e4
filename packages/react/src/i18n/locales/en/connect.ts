import { defineMessages } from '../../defineMessages.js'

/** The view Connect. */
export const connect = defineMessages('connect', {
  title: 'Connect',
  continueWith: 'Continue with \u2068{wallet}\u2069',
  accept: 'I accept this site’s conditions',
  acceptFirst: 'Check the box to choose a wallet.',
  wallets: 'Wallets in this browser',
  installed: 'installed',
  recent: 'recent',
  connected: 'connected',
  sameName: 'Shares its name with another wallet',
  ambiguous:
    'Two wallets here claim to be the same one. Choose the one that you installed yourself.',
  allWallets: 'All wallets',
  code: 'QR code',
  someWallets: 'Wallets',
  emptyTitle: 'No wallet in this browser yet',
  empty:
    'A wallet is an app or browser extension that keeps your keys. Once there is one, it shows up here by itself.',
  getWallet: 'Get a wallet',
  haveIt: 'I have it now',
  looking: 'Looking…',
  nothing:
    'Still nothing. Check that the extension is switched on, then reload this page.',
  learn: 'New here? What a wallet is and how to get one',
  legal: 'By connecting you accept this site’s conditions:',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensNewTab: 'opens in a new tab',
  poweredBy: 'Works with Hasp',
})
