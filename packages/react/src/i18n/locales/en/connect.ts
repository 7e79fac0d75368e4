import { defineMessages } from '../../defineMessages.js'

/** The view Connect. */
export const connect = defineMessages('connect', {
  title: 'Connect a wallet',
  continueWith: 'Continue with \u2068{wallet}\u2069',
  accept: 'I agree to this site’s terms',
  acceptFirst: 'Check the box to choose a wallet.',
  wallets: 'Wallets in this browser',
  installed: 'Installed',
  recent: 'Recent',
  connected: 'Connected',
  sameName: 'Same name as another wallet',
  ambiguous:
    'Two wallets use the same name. Choose the one you installed yourself.',
  allWallets: 'All wallets',
  useWallet: 'Continue with a wallet',
  code: 'QR code',
  someWallets: 'Wallets',
  emptyTitle: 'No wallet found in this browser',
  empty:
    'A wallet is an app or browser extension that keeps your keys. Once you install one, it appears here automatically.',
  getWallet: 'Get a wallet',
  haveIt: 'I’ve installed one',
  looking: 'Checking…',
  nothing:
    'Nothing found yet. Make sure the extension is turned on, then reload this page.',
  learn: 'New to wallets? Learn more',
  legal: 'By connecting, you agree to:',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensNewTab: 'opens in a new tab',
  poweredBy: 'Powered by Hasp',
})
