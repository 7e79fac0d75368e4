/** A pairing address, and the same as every link must carry it. */
export const pairing = {
  uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1763704800&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
  encoded:
    'wc%3A7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9%402%3FexpiryTimestamp%3D1763704800%26relay-protocol%3Dirn%26symKey%3D587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
}

/** A page with what is easily encoded wrongly, and the same encoded. */
export const page = {
  url: 'https://tide.example/swap?from=eth&to=usd#top',
  encoded: 'https%3A%2F%2Ftide.example%2Fswap%3Ffrom%3Deth%26to%3Dusd%23top',
  origin: 'https%3A%2F%2Ftide.example',
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'

/** What the places say of themselves. */
export const userAgents = {
  ios: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
  android: `${pixel} Chrome/137.0.0.0 Mobile Safari/537.36`,
  telegramOnIos: `${iPhone} Mobile/15E148 Telegram-iOS/11.9`,
  telegramOnAndroid: `${pixel} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 Telegram-Android/11.9.1`,
  instagramOnAndroid: `${pixel} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 Instagram 380.0.0.0.1 Android`,
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
} as const

type Place = Exclude<keyof typeof userAgents, 'desktop'>

/**
 * The link behind a tap, by wallet and place. `URI` stands for the encoded
 * pairing address, `PAGE` and `ORIGIN` for this page; undefined where a wallet
 * has no link that works, so that a code or a copied link is offered.
 */
export const goldenLinks: {
  readonly [wallet: string]: { readonly [place in Place]: string | undefined }
} = {
  metamask: {
    ios: 'metamask://wc?uri=URI',
    android: 'metamask://wc?uri=URI',
    telegramOnIos: 'https://metamask.app.link/wc?uri=URI',
    telegramOnAndroid: 'https://metamask.app.link/wc?uri=URI',
    instagramOnAndroid: 'https://metamask.app.link/wc?uri=URI',
  },
  trust: {
    ios: 'trust://wc?uri=URI',
    android: 'trust://wc?uri=URI',
    telegramOnIos: 'https://link.trustwallet.com/wc?uri=URI',
    telegramOnAndroid: 'https://link.trustwallet.com/wc?uri=URI',
    instagramOnAndroid: 'https://link.trustwallet.com/wc?uri=URI',
  },
  rainbow: {
    ios: 'rainbow://wc?uri=URI',
    android: 'rainbow://wc?uri=URI',
    telegramOnIos: 'https://rnbwapp.com/wc?uri=URI',
    telegramOnAndroid: 'https://rnbwapp.com/wc?uri=URI',
    instagramOnAndroid: 'https://rnbwapp.com/wc?uri=URI',
  },
  zerion: {
    ios: 'zerion://wc?uri=URI',
    android: 'zerion://wc?uri=URI',
    telegramOnIos: 'https://wallet.zerion.io/wc/wc?uri=URI',
    telegramOnAndroid: 'https://wallet.zerion.io/wc/wc?uri=URI',
    instagramOnAndroid: 'https://wallet.zerion.io/wc/wc?uri=URI',
  },
  uniswap: {
    ios: 'uniswap://wc?uri=URI',
    android: 'uniswap://wc?uri=URI',
    telegramOnIos: 'https://uniswap.org/app/wc?uri=URI',
    telegramOnAndroid: 'https://uniswap.org/app/wc?uri=URI',
    instagramOnAndroid: 'https://uniswap.org/app/wc?uri=URI',
  },
  bitget: {
    ios: 'bitkeep://wc?uri=URI',
    android: 'bitkeep://wc?uri=URI',
    telegramOnIos: 'https://bkapp.vip/wc?uri=URI',
    telegramOnAndroid: 'https://bkapp.vip/wc?uri=URI',
    instagramOnAndroid: 'https://bkapp.vip/wc?uri=URI',
  },
  binance: {
    ios: 'bnc://app.binance.com/cedefi/wc?uri=URI',
    android: 'bnc://app.binance.com/cedefi/wc?uri=URI',
    telegramOnIos: 'https://app.binance.com/cedefi/wc?uri=URI',
    telegramOnAndroid: 'https://app.binance.com/cedefi/wc?uri=URI',
    instagramOnAndroid: 'https://app.binance.com/cedefi/wc?uri=URI',
  },
  safepal: {
    ios: 'safepalwallet://wc?uri=URI',
    android: 'safepalwallet://wc?uri=URI',
    telegramOnIos: 'https://link.safepal.io/wc?uri=URI',
    telegramOnAndroid: 'https://link.safepal.io/wc?uri=URI',
    instagramOnAndroid: 'https://link.safepal.io/wc?uri=URI',
  },
  okx: {
    ios: 'okxwallet://main/wc?uri=URI',
    android: 'okxwallet://main/wc?uri=URI',
    telegramOnIos: undefined,
    telegramOnAndroid: undefined,
    instagramOnAndroid: 'okxwallet://main/wc?uri=URI',
  },
  ledger: {
    ios: 'ledgerlive://wc?uri=URI',
    android: 'ledgerlive://wc?uri=URI',
    telegramOnIos: undefined,
    telegramOnAndroid: undefined,
    instagramOnAndroid: 'ledgerlive://wc?uri=URI',
  },
  bybit: {
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=URI',
    android:
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=URI',
    telegramOnIos: undefined,
    telegramOnAndroid: undefined,
    instagramOnAndroid:
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=URI',
  },
  phantom: {
    ios: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN',
    android: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN',
    telegramOnIos: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN',
    telegramOnAndroid: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN',
    instagramOnAndroid: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN',
  },
  coinbase: {
    ios: 'https://go.cb-w.com/dapp?cb_url=PAGE',
    android: 'https://go.cb-w.com/dapp?cb_url=PAGE',
    telegramOnIos: 'https://go.cb-w.com/dapp?cb_url=PAGE',
    telegramOnAndroid: 'https://go.cb-w.com/dapp?cb_url=PAGE',
    instagramOnAndroid: 'https://go.cb-w.com/dapp?cb_url=PAGE',
  },
}
