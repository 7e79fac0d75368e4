import type { WalletListing } from '../entities/wallet/walletListing.js'

/**
 * Well-known wallets as plain data, the most used first, from what the wallets
 * say of themselves in public. What could not be confirmed is left out. Logos
 * are in `core/logos`, by the same ids.
 */
export const snapshot: readonly WalletListing[] = [
  {
    id: 'metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    standardName: 'MetaMask',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://metamask.io/',
    isPairable: true,
    links: { native: 'metamask://', universal: 'https://metamask.app.link' },
    stores: {
      ios: 'https://apps.apple.com/app/id1438144202',
      android: 'https://play.google.com/store/apps/details?id=io.metamask',
      chrome:
        'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/ejbalbakoplchlghecdalmeeeajnimhm',
    },
  },
  {
    id: 'trust',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    standardName: 'Trust',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://trustwallet.com/',
    isPairable: true,
    links: { native: 'trust://', universal: 'https://link.trustwallet.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1288339409',
      android:
        'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
      chrome:
        'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
    },
    browse: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  },
  {
    id: 'coinbase',
    name: 'Base (Coinbase Wallet)',
    shortName: 'Base',
    rdns: 'com.coinbase.wallet',
    standardName: 'Coinbase Wallet',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://base.app',
    isPairable: false,
    links: {},
    stores: {
      ios: 'https://apps.apple.com/app/id1278383455',
      android: 'https://play.google.com/store/apps/details?id=org.toshi',
      chrome:
        'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
    },
    browse: 'https://go.cb-w.com/dapp?cb_url={url}',
  },
  {
    id: 'phantom',
    name: 'Phantom',
    rdns: 'app.phantom',
    standardName: 'Phantom',
    namespaces: ['solana', 'eip155', 'bip122'],
    homepage: 'https://phantom.com',
    isPairable: false,
    links: {},
    stores: {
      ios: 'https://apps.apple.com/app/id1598432977',
      android: 'https://play.google.com/store/apps/details?id=app.phantom',
      chrome:
        'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
      firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
    },
    browse: 'https://phantom.app/ul/browse/{url}?ref={origin}',
  },
  {
    id: 'okx',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    standardName: 'OKX Wallet',
    namespaces: ['eip155', 'solana', 'bip122', 'cosmos'],
    homepage: 'https://web3.okx.com',
    isPairable: true,
    links: { native: 'okxwallet://main' },
    stores: {
      ios: 'https://apps.apple.com/app/id6743309484',
      android: 'https://play.google.com/store/apps/details?id=com.okx.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
    },
    browse: 'okx://wallet/dapp/url?dappUrl={url}',
  },
  {
    id: 'binance',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    namespaces: ['eip155', 'solana', 'bip122'],
    homepage: 'https://www.binance.com/en/web3wallet',
    isPairable: true,
    links: {
      native: 'bnc://app.binance.com/cedefi/',
      universal: 'https://app.binance.com/cedefi',
    },
    stores: {
      ios: 'https://www.binance.com/en/download',
      android: 'https://www.binance.com/en/download',
      chrome:
        'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
    },
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    rdns: 'me.rainbow',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://rainbow.me/',
    isPairable: true,
    links: { native: 'rainbow://', universal: 'https://rnbwapp.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1457119021',
      android: 'https://play.google.com/store/apps/details?id=me.rainbow',
      chrome:
        'https://chromewebstore.google.com/detail/opfgelmcmbiajamepnmloijbpoleiama',
      firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/cpojfbodiccabbabgimdeohkkpjfpbnf',
    },
  },
  {
    id: 'bitget',
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    namespaces: ['eip155', 'solana', 'bip122'],
    homepage: 'https://web3.bitget.com',
    isPairable: true,
    links: { native: 'bitkeep://', universal: 'https://bkapp.vip' },
    stores: {
      ios: 'https://web3.bitget.com/en/wallet-download',
      android: 'https://web3.bitget.com/en/wallet-download',
      chrome:
        'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
    },
  },
  {
    id: 'uniswap',
    name: 'Uniswap Wallet',
    rdns: 'org.uniswap.app',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://uniswap.org',
    isPairable: true,
    links: { native: 'uniswap://', universal: 'https://uniswap.org/app' },
    stores: {
      ios: 'https://apps.apple.com/app/id6443944476',
      android:
        'https://play.google.com/store/apps/details?id=com.uniswap.mobile',
      chrome:
        'https://chromewebstore.google.com/detail/nnpmfplkfogfpmcngplhnbdnnilmcdcg',
    },
  },
  {
    id: 'zerion',
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://zerion.io/',
    isPairable: true,
    links: {
      native: 'zerion://',
      universal: 'https://wallet.zerion.io/wc',
      desktop: 'zerion://',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1456732565',
      android:
        'https://play.google.com/store/apps/details?id=io.zerion.android',
      chrome:
        'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    },
  },
  {
    id: 'rabby',
    name: 'Rabby',
    rdns: 'io.rabby',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://rabby.io/',
    isPairable: true,
    links: { native: 'rabby://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6474381673',
      android:
        'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
      chrome:
        'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
    },
  },
  {
    id: 'ledger',
    name: 'Ledger Wallet',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://www.ledger.com/ledger-wallet',
    isPairable: true,
    links: { native: 'ledgerlive://', desktop: 'ledgerlive://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1361671700',
      android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
      desktop: 'https://www.ledger.com/ledger-wallet',
    },
  },
  {
    id: 'safe',
    name: 'Safe',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://safe.global/',
    isPairable: true,
    links: { native: 'safe://', web: 'https://app.safe.global' },
    stores: {
      ios: 'https://apps.apple.com/app/id6748754793',
      android:
        'https://play.google.com/store/apps/details?id=global.safe.mobileapp',
    },
  },
  {
    id: 'exodus',
    name: 'Exodus',
    namespaces: ['eip155', 'solana', 'bip122'],
    homepage: 'https://exodus.com/',
    isPairable: true,
    links: { native: 'exodus://', universal: 'https://exodus.com/m' },
    stores: {
      ios: 'https://apps.apple.com/app/id1414384820',
      android:
        'https://play.google.com/store/apps/details?id=exodusmovement.exodus',
      chrome:
        'https://chromewebstore.google.com/detail/aholpfdialjgjfhomihkjbmgjidlcdno',
    },
  },
  {
    id: 'bybit',
    name: 'Bybit Wallet',
    rdns: 'com.bybit',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://www.bybit.com/web3/',
    isPairable: true,
    links: {
      native: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1488296980',
      android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
      chrome:
        'https://chromewebstore.google.com/detail/pdliaogehgdbhbnmkklieghmmjkpigpa',
    },
  },
  {
    id: 'crypto-com',
    name: 'Crypto.com Onchain',
    shortName: 'Crypto.com',
    rdns: 'com.crypto.wallet',
    namespaces: ['eip155'],
    homepage: 'https://crypto.com/onchain',
    isPairable: true,
    links: {
      native: 'dfw://',
      universal: 'https://wallet.crypto.com/deeplink',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1512048310',
      android: 'https://play.google.com/store/apps/details?id=com.defi.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/hifafgmccdpekplomjjkcfgodnhcellj',
    },
  },
  {
    id: 'kraken',
    name: 'Kraken Wallet',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://www.kraken.com/wallet',
    isPairable: true,
    links: { native: 'krakenwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1626327149',
      android:
        'https://play.google.com/store/apps/details?id=com.kraken.superwallet',
    },
  },
  {
    id: 'imtoken',
    name: 'imToken',
    namespaces: ['eip155'],
    homepage: 'https://token.im/',
    isPairable: true,
    links: { native: 'imtokenv2://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1384798940',
      android: 'https://play.google.com/store/apps/details?id=im.token.app',
    },
    browse: 'imtokenv2://navigate/DappView?url={url}',
  },
  {
    id: 'tokenpocket',
    name: 'TokenPocket',
    rdns: 'pro.tokenpocket',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://tokenpocket.pro/',
    isPairable: true,
    links: { native: 'tpoutside://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6444625622',
      android:
        'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
      chrome:
        'https://chromewebstore.google.com/detail/mfgccjchihfkkindfppnaooecgfneiii',
    },
  },
  {
    id: 'safepal',
    name: 'SafePal',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://safepal.com/',
    isPairable: true,
    links: { native: 'safepalwallet://', universal: 'https://link.safepal.io' },
    stores: {
      ios: 'https://apps.apple.com/app/id1548297139',
      android:
        'https://play.google.com/store/apps/details?id=io.safepal.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/lgmpcpglpngdoalbgeoldeajfclnhafa',
      firefox:
        'https://addons.mozilla.org/firefox/addon/safepal-extension-wallet/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/apenkfbbpmhihehmihndmmcdanacolnh',
    },
  },
  {
    id: 'oneinch',
    name: '1inch Wallet',
    namespaces: ['eip155'],
    homepage: 'https://wallet.1inch.io',
    isPairable: true,
    links: { native: 'oneinch://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1546049391',
      android:
        'https://play.google.com/store/apps/details?id=io.oneinch.android',
    },
  },
  {
    id: 'solflare',
    name: 'Solflare',
    namespaces: ['solana'],
    homepage: 'https://solflare.com',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/bhhhlbepdkbapadjdnnojkbgioiodbic',
      firefox: 'https://addons.mozilla.org/firefox/addon/solflare-wallet/',
    },
    browse: 'https://solflare.com/ul/v1/browse/{url}?ref={origin}',
  },
  {
    id: 'backpack',
    name: 'Backpack',
    rdns: 'app.backpack',
    standardName: 'Backpack',
    namespaces: ['solana', 'eip155'],
    homepage: 'https://backpack.app',
    isPairable: true,
    links: { native: 'backpack://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6445964121',
      android:
        'https://play.google.com/store/apps/details?id=app.backpack.mobile',
      chrome:
        'https://chromewebstore.google.com/detail/aflkmfhebedbjioipglgcbcmnbpgliof',
    },
    browse: 'https://backpack.app/ul/v1/browse/{url}?ref={origin}',
  },
  {
    id: 'jupiter',
    name: 'Jupiter',
    namespaces: ['solana'],
    homepage: 'https://jup.ag/mobile',
    isPairable: true,
    links: { native: 'jupiter://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6484069059',
      android:
        'https://play.google.com/store/apps/details?id=ag.jup.jupiter.android',
    },
  },
  {
    id: 'magic-eden',
    name: 'Magic Eden',
    rdns: 'io.magiceden.wallet',
    standardName: 'Magic Eden',
    namespaces: ['solana', 'eip155', 'bip122'],
    homepage: 'https://wallet.magiceden.io/',
    isPairable: true,
    links: { native: 'magiceden://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6478631482',
      android:
        'https://play.google.com/store/apps/details?id=com.magiceden.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/mkpegjkblkkefacfnmkajcjmabijhclg',
    },
  },
  {
    id: 'xverse',
    name: 'Xverse Wallet',
    namespaces: ['bip122'],
    homepage: 'https://www.xverse.app/',
    isPairable: true,
    links: { native: 'xverse://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1552272513',
      android:
        'https://play.google.com/store/apps/details?id=com.secretkeylabs.xverse',
      chrome:
        'https://chromewebstore.google.com/detail/idnnbdplmphpflfnlkomgpfbpcgelopg',
    },
  },
  {
    id: 'unisat',
    name: 'UniSat',
    namespaces: ['bip122'],
    homepage: 'https://unisat.io',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/ppbibelpcjmhbdihakflkdcoccbgbkpo',
    },
  },
  {
    id: 'leather',
    name: 'Leather',
    isOpenSource: true,
    namespaces: ['bip122'],
    homepage: 'https://leather.io',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/ldinpeekobnhjjdofggfgjlcehhmanlj',
    },
  },
  {
    id: 'keplr',
    name: 'Keplr',
    rdns: 'app.keplr',
    namespaces: ['cosmos', 'eip155'],
    homepage: 'https://keplr.app',
    isPairable: true,
    links: {
      native: 'keplrwallet://wcV2',
      universal: 'https://deeplink.keplr.app/',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1567851089',
      android:
        'https://play.google.com/store/apps/details?id=com.chainapsis.keplr',
      chrome:
        'https://chromewebstore.google.com/detail/dmkamcknogkgcdfhhbddcghachkejeap',
      firefox: 'https://addons.mozilla.org/firefox/addon/keplr/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/ocodgmmffbkkeecmadcijjhkmeohinei',
    },
  },
  {
    id: 'leap',
    name: 'Leap',
    namespaces: ['cosmos', 'eip155'],
    homepage: 'https://leapwallet.io/',
    isPairable: true,
    links: { native: 'leapcosmos://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1642465549',
      android:
        'https://play.google.com/store/apps/details?id=io.leapwallet.cosmos',
      chrome:
        'https://chromewebstore.google.com/detail/fcfcfllfndlomdhbehjjcoimbgofdncg',
    },
  },
  {
    id: 'cosmostation',
    name: 'Cosmostation',
    namespaces: ['cosmos', 'eip155'],
    homepage: 'https://www.cosmostation.io/',
    isPairable: true,
    links: { native: 'cosmostation://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1459830339',
      android:
        'https://play.google.com/store/apps/details?id=wannabit.io.cosmostaion',
    },
  },
  {
    id: 'owallet',
    name: 'OWallet',
    rdns: 'io.owallet',
    namespaces: ['cosmos', 'eip155'],
    homepage: 'https://owallet.io',
    isPairable: true,
    links: { native: 'owallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1626035069',
      android: 'https://play.google.com/store/apps/details?id=com.io.owallet',
      chrome:
        'https://chromewebstore.google.com/detail/hhejbopdnpbjgomhpmegemnjogflenga',
    },
  },
  {
    id: 'polkadot-js',
    name: 'polkadot{.js}',
    namespaces: ['polkadot'],
    homepage: 'https://polkadot.js.org/extension/',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/mopnmbcafieddcagagdcbnhejhlodfdd',
      firefox:
        'https://addons.mozilla.org/firefox/addon/polkadot-js-extension/',
    },
  },
  {
    id: 'talisman',
    name: 'Talisman',
    rdns: 'xyz.talisman',
    namespaces: ['polkadot', 'eip155'],
    homepage: 'https://talisman.xyz',
    isPairable: true,
    links: { native: 'talisman://', universal: 'https://talisman.xyz/wc' },
    stores: {
      ios: 'https://apps.apple.com/app/id6761427240',
      android: 'https://play.google.com/store/apps/details?id=xyz.talisman.app',
      chrome:
        'https://chromewebstore.google.com/detail/fijngjgcjhjmmpcmkeiomlglpeiijkld',
      firefox:
        'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension/',
    },
  },
  {
    id: 'subwallet',
    name: 'SubWallet',
    rdns: 'app.subwallet',
    namespaces: ['polkadot', 'eip155'],
    homepage: 'https://www.subwallet.app/',
    isPairable: true,
    links: {
      native: 'subwallet://',
      universal: 'https://mobile.subwallet.app/',
      desktop: 'subwallet://',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1633050285',
      android:
        'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
      chrome:
        'https://chromewebstore.google.com/detail/onhogfjeacnfoofkfgppdlbmlmnplgbn',
      firefox: 'https://addons.mozilla.org/firefox/addon/subwallet/',
    },
  },
  {
    id: 'nova',
    name: 'Nova Wallet',
    rdns: 'io.novawallet',
    namespaces: ['polkadot', 'eip155'],
    homepage: 'https://novawallet.io',
    isPairable: true,
    links: { native: 'novawallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1597119355',
      android:
        'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
    },
  },
  {
    id: 'nightly',
    name: 'Nightly',
    rdns: 'app.nightly',
    namespaces: ['solana'],
    homepage: 'https://nightly.app',
    isPairable: true,
    links: { native: 'nightly://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6444768157',
      android:
        'https://play.google.com/store/apps/details?id=com.nightlymobile',
      chrome:
        'https://chromewebstore.google.com/detail/fiikommddbeccaoicoejoniammnalkfa',
    },
  },
  {
    id: 'ronin',
    name: 'Ronin Wallet',
    rdns: 'com.roninchain.wallet',
    namespaces: ['eip155'],
    homepage: 'https://wallet.roninchain.com/',
    isPairable: true,
    links: {
      native: 'roninwallet://',
      universal: 'https://wallet.roninchain.com',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1592675001',
      android:
        'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
      chrome:
        'https://chromewebstore.google.com/detail/fnjhmkhhmkbjkkabndcnnogagogbneec',
      firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/kjmoohlgokccodicjjfebfomlbljgfhk',
    },
  },
  {
    id: 'brave',
    name: 'Brave Wallet',
    rdns: 'com.brave.wallet',
    standardName: 'Brave Wallet',
    isOpenSource: true,
    namespaces: ['eip155', 'solana'],
    homepage: 'https://brave.com/wallet/',
    isPairable: false,
    links: {},
    stores: { desktop: 'https://brave.com/wallet/' },
  },
  {
    id: 'opera',
    name: 'Opera Crypto Browser',
    shortName: 'Opera',
    namespaces: ['eip155'],
    homepage: 'https://www.opera.com/crypto',
    isPairable: true,
    links: { native: 'cryptobrowser://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1604311726',
      desktop: 'https://www.opera.com/crypto/next',
    },
  },
  {
    id: 'frame',
    name: 'Frame Wallet',
    rdns: 'sh.frame',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://frame.sh/',
    isPairable: false,
    links: {},
    stores: { desktop: 'https://frame.sh/' },
  },
  {
    id: 'taho',
    name: 'Taho',
    namespaces: ['eip155'],
    homepage: 'https://taho.xyz',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/eajafomhmkipbjmfmhebemolkcicgfmd',
    },
  },
  {
    id: 'ambire',
    name: 'Ambire',
    rdns: 'com.ambire.wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.ambire.com',
    isPairable: false,
    links: {},
    stores: {
      android:
        'https://play.google.com/store/apps/details?id=com.ambire.wallet',
    },
  },
  {
    id: 'enkrypt',
    name: 'Enkrypt',
    rdns: 'com.enkrypt',
    isOpenSource: true,
    namespaces: ['eip155', 'polkadot', 'bip122'],
    homepage: 'https://www.enkrypt.com',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/kkpllkodjeloidieedojogacfhpaihoh',
      firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/gfenajajnjjmmdojhdjmnngomkhlnfjl',
      safari: 'https://apps.apple.com/app/id1640164309',
    },
  },
  {
    id: 'core',
    name: 'Core',
    rdns: 'app.core.extension',
    namespaces: ['eip155', 'solana', 'bip122'],
    homepage: 'https://core.app',
    isPairable: true,
    links: {
      native: 'core://',
      universal: 'https://core.app',
      desktop: 'core://',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6443685999',
      android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
      chrome:
        'https://chromewebstore.google.com/detail/agoakfejjabomempkjlepdflaleeobhb',
    },
  },
  {
    id: 'onekey',
    name: 'OneKey',
    rdns: 'so.onekey.app.wallet',
    namespaces: ['eip155', 'solana', 'bip122'],
    homepage: 'https://onekey.so',
    isPairable: true,
    links: {
      native: 'onekey-wallet://',
      universal: 'https://app.onekey.so/wc/connect',
      desktop: 'onekey-wallet://',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1609559473',
      android:
        'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/jnmbobjmhlngoefaiojfljckilhhlhcj',
      desktop: 'https://github.com/OneKeyHQ/app-monorepo/releases',
    },
  },
  {
    id: 'family',
    name: 'Family',
    rdns: 'co.family.wallet',
    namespaces: ['eip155'],
    homepage: 'https://family.co',
    isPairable: true,
    links: { native: 'familywallet://' },
    stores: { ios: 'https://apps.apple.com/app/id1606779267' },
  },
  {
    id: 'robinhood',
    name: 'Robinhood Wallet',
    shortName: 'Robinhood',
    rdns: 'com.robinhood.wallet',
    namespaces: ['eip155'],
    homepage: 'https://robinhood.com/web3-wallet/',
    isPairable: true,
    links: { native: 'robinhood-wallet://' },
    stores: {
      android:
        'https://play.google.com/store/apps/details?id=com.robinhood.gateway',
    },
  },
  {
    id: 'ready',
    name: 'Ready (Argent)',
    shortName: 'Ready',
    namespaces: ['eip155'],
    homepage: 'https://www.argent.xyz',
    isPairable: true,
    links: { native: 'argent://app/', universal: 'https://www.argent.xyz/app' },
    stores: {
      ios: 'https://apps.apple.com/app/id1358741926',
      android:
        'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
    },
  },
  {
    id: 'best-wallet',
    name: 'Best Wallet',
    namespaces: ['eip155'],
    homepage: 'https://bestwallet.com/',
    isPairable: true,
    links: {
      native: 'bw://app/connect',
      universal: 'https://best-wallet-prod.web.app/connect',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6451312105',
      android:
        'https://play.google.com/store/apps/details?id=com.bestwallet.mobile',
    },
  },
  {
    id: 'fireblocks',
    name: 'Fireblocks',
    color: '#083888',
    namespaces: ['eip155'],
    homepage: 'https://www.fireblocks.com/',
    isPairable: true,
    links: {
      native: 'fireblocks-wc://',
      web: 'https://console.fireblocks.io/v2/',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1439296596',
      android:
        'https://play.google.com/store/apps/details?id=com.fireblocks.client',
    },
  },
  {
    id: 'frontier',
    name: 'Frontier',
    rdns: 'xyz.frontier.wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.frontier.xyz',
    isPairable: true,
    links: { native: 'frontier://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1482380988',
      android:
        'https://play.google.com/store/apps/details?id=com.frontierwallet',
      chrome:
        'https://chromewebstore.google.com/detail/kppfdiipphfccemcignhifpjkapfbihd',
    },
  },
  {
    id: 'omni',
    name: 'Omni',
    namespaces: ['eip155'],
    homepage: 'https://omni.app',
    isPairable: true,
    links: { native: 'omni://', universal: 'https://links.omni.app' },
    stores: {
      ios: 'https://apps.apple.com/app/id1569375204',
      android:
        'https://play.google.com/store/apps/details?id=fi.steakwallet.app',
    },
  },
  {
    id: 'mathwallet',
    name: 'MathWallet',
    namespaces: ['eip155'],
    homepage: 'https://mathwallet.org/',
    isPairable: true,
    links: { native: 'mathwallet://', universal: 'https://www.mathwallet.org' },
    stores: {
      ios: 'https://apps.apple.com/app/id1582612388',
      android:
        'https://play.google.com/store/apps/details?id=com.mathwallet.android',
      chrome:
        'https://chromewebstore.google.com/detail/afbcbjpbpfadlkmhmclhkeeodmamcflc',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/dfeccadlilpndjjohbjdblepmjeahlmm',
    },
  },
  {
    id: 'coin98',
    name: 'Coin98 Super Wallet',
    shortName: 'Coin98',
    rdns: 'com.coin98',
    namespaces: ['eip155', 'solana'],
    homepage: 'https://coin98.com/wallet',
    isPairable: true,
    links: { native: 'coin98://', universal: 'https://coin98.com/' },
    stores: {
      ios: 'https://apps.apple.com/app/id1561969966',
      android:
        'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
      chrome:
        'https://chromewebstore.google.com/detail/aeachknmefphepccionboohckonoeemg',
    },
  },
  {
    id: 'atomic',
    name: 'Atomic Wallet',
    namespaces: ['eip155'],
    homepage: 'https://atomicwallet.io',
    isPairable: true,
    links: { native: 'atomicwallet://', desktop: 'atomicwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1478257827',
      android: 'https://play.google.com/store/apps/details?id=io.atomicwallet',
      desktop: 'https://atomicwallet.io/downloads',
    },
  },
  {
    id: 'bitpay',
    name: 'BitPay Wallet',
    color: '#081858',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://bitpay.com/wallet',
    isPairable: true,
    links: { native: 'bitpay://', universal: 'https://link.bitpay.com' },
    stores: { ios: 'https://apps.apple.com/app/id1149581638' },
  },
  {
    id: 'blocto',
    name: 'Blocto',
    namespaces: ['eip155'],
    homepage: 'https://blocto.io/',
    isPairable: true,
    links: { native: 'blocto://', universal: 'https://blocto.app' },
    stores: {
      ios: 'https://apps.apple.com/app/id1481181682',
      android:
        'https://play.google.com/store/apps/details?id=com.portto.blocto',
    },
  },
  {
    id: 'loopring',
    name: 'Loopring',
    rdns: 'io.loopring.wallet',
    namespaces: ['eip155'],
    homepage: 'https://loopring.io/',
    isPairable: true,
    links: { native: 'loopring://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1550921126',
      android:
        'https://play.google.com/store/apps/details?id=loopring.defi.wallet',
    },
  },
  {
    id: 'zeal',
    name: 'Zeal',
    rdns: 'app.zeal',
    namespaces: ['eip155'],
    homepage: 'https://www.zeal.app/',
    isPairable: true,
    links: { native: 'zeal://walletconnect/' },
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/heamnjbnflcikcggoiplibfommfbkjpj',
    },
  },
  {
    id: 'timeless',
    name: 'Timeless X',
    namespaces: ['eip155'],
    homepage: 'https://timelesswallet.xyz',
    isPairable: true,
    links: {
      native: 'timeless-x://connect',
      universal: 'https://timelesswallet.xyz/x',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6470180600',
      android:
        'https://play.google.com/store/apps/details?id=xyz.timelesswallet.aa',
      chrome:
        'https://chromewebstore.google.com/detail/ifcpkdgcgcepjdkfcogehpnhpipejgho',
    },
  },
  {
    id: 'edge',
    name: 'Edge',
    namespaces: ['eip155'],
    homepage: 'https://edge.app/',
    isPairable: true,
    links: { native: 'edge://', universal: 'https://deep.edge.app/wc' },
    stores: {
      ios: 'https://apps.apple.com/app/id1344400091',
      android:
        'https://play.google.com/store/apps/details?id=co.edgesecure.app',
    },
  },
  {
    id: 'tangem',
    name: 'Tangem Wallet',
    namespaces: ['eip155'],
    homepage: 'https://tangem.com',
    isPairable: true,
    links: { native: 'tangem://', universal: 'https://app.tangem.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1354868448',
      android:
        'https://play.google.com/store/apps/details?id=com.tangem.wallet',
    },
  },
  {
    id: 'zengo',
    name: 'Zengo Wallet',
    namespaces: ['eip155'],
    homepage: 'https://zengo.com/',
    isPairable: true,
    links: {
      native: 'zengo://get.zengo.com/',
      universal: 'https://get.zengo.com/',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1440147115',
      android: 'https://play.google.com/store/apps/details?id=com.zengo.wallet',
    },
  },
  {
    id: 'mew',
    name: 'MEW wallet',
    namespaces: ['eip155'],
    homepage: 'https://mewwallet.com',
    isPairable: true,
    links: { native: 'mewwallet://', universal: 'https://mewwallet.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1464614025',
      android:
        'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
      safari: 'https://apps.apple.com/app/id1464614025',
    },
  },
  {
    id: 'trezor',
    name: 'Trezor Suite',
    namespaces: ['eip155'],
    homepage: 'https://trezor.io/trezor-suite',
    isPairable: true,
    links: { desktop: 'trezorsuite://walletconnect' },
    stores: {
      ios: 'https://apps.apple.com/app/id1631884497',
      android: 'https://play.google.com/store/apps/details?id=io.trezor.suite',
      desktop: 'https://trezor.io/trezor-suite',
    },
  },
  {
    id: 'bitcoin-com',
    name: 'Bitcoin.com Wallet',
    shortName: 'Bitcoin.com',
    color: '#f89808',
    namespaces: ['eip155'],
    homepage: 'https://wallet.bitcoin.com',
    isPairable: true,
    links: {
      native: 'bitcoincom://',
      universal: 'https://wallet.bitcoin.com/',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1252903728',
      android:
        'https://play.google.com/store/apps/details?id=com.bitcoin.mwallet',
    },
  },
  {
    id: 'blockchain-com',
    name: 'Blockchain.com',
    color: '#1858b8',
    namespaces: ['eip155'],
    homepage: 'https://www.blockchain.com',
    isPairable: true,
    links: {
      native: 'blockchain-wallet://',
      universal: 'https://login.blockchain.com/app',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id493253309',
      android:
        'https://play.google.com/store/apps/details?id=piuk.blockchain.android',
    },
  },
  {
    id: 'valora',
    name: 'Valora',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://valoraapp.com',
    isPairable: true,
    links: { native: 'celo://wallet', universal: 'https://valoraapp.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1520414263',
      android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
    },
  },
  {
    id: 'universal-profiles',
    name: 'Universal Profiles',
    namespaces: ['eip155'],
    homepage: 'https://universaleverything.io',
    isPairable: true,
    links: {
      native: 'io.universaleverything.universalprofiles://wallet-connect',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6702018631',
      android:
        'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
    },
  },
  {
    id: 'gate',
    name: 'Gate Wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.gateweb3.net/web3',
    isPairable: true,
    links: { native: 'gtweb3wallet://' },
    stores: {},
  },
  {
    id: 'kucoin',
    name: 'KuCoin Web3 Wallet',
    shortName: 'KuCoin',
    namespaces: ['eip155'],
    homepage: 'https://www.kucoin.com/Web3',
    isPairable: true,
    links: { native: 'kucoin:///wallet/walletConnect' },
    stores: {
      ios: 'https://apps.apple.com/app/id1378956601',
      android: 'https://play.google.com/store/apps/details?id=com.kubi.kucoin',
    },
  },
  {
    id: 'kaia',
    name: 'Kaia Wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.kaiawallet.io/',
    isPairable: true,
    links: {
      native: 'kaiawallet://wallet',
      universal: 'https://app.kaiawallet.io',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6502896387',
      android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    },
  },
  {
    id: 'iopay',
    name: 'ioPay',
    namespaces: ['eip155'],
    homepage: 'https://iopay.me/',
    isPairable: true,
    links: { native: 'iopay://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1478086371',
      android:
        'https://play.google.com/store/apps/details?id=io.iotex.iopay.gp',
    },
  },
  {
    id: 'xportal',
    name: 'xPortal',
    rdns: 'com.elrond.maiar.wallet',
    namespaces: ['eip155'],
    homepage: 'https://xportal.com',
    isPairable: true,
    links: { native: 'xportal://', universal: 'https://xportal.app.link' },
    stores: {
      ios: 'https://apps.apple.com/app/id1519405832',
      android:
        'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
    },
  },
  {
    id: 'bifrost',
    name: 'Bifrost Wallet',
    rdns: 'com.bifrostwallet',
    namespaces: ['eip155'],
    homepage: 'https://bifrostwallet.com',
    isPairable: true,
    links: {
      native: 'bifrostwallet://',
      universal: 'https://app.bifrostwallet.com',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1577198351',
      android:
        'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
    },
  },
  {
    id: 'gem',
    name: 'Gem Wallet',
    namespaces: ['eip155'],
    homepage: 'https://gemwallet.com',
    isPairable: true,
    links: { native: 'gem://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6448712670',
      android:
        'https://play.google.com/store/apps/details?id=com.gemwallet.android',
    },
  },
  {
    id: 'unstoppable-wallet',
    name: 'Unstoppable Wallet',
    shortName: 'Unstoppable',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://unstoppable.money/',
    isPairable: true,
    links: { native: 'unstoppable.money://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1447619907',
      android:
        'https://play.google.com/store/apps/details?id=io.horizontalsystems.bankwallet',
    },
  },
  {
    id: 'unstoppable-domains',
    name: 'Unstoppable Domains',
    namespaces: ['eip155'],
    homepage: 'https://unstoppabledomains.com/',
    isPairable: true,
    links: { native: 'unstoppabledomains://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1544748602',
      android:
        'https://play.google.com/store/apps/details?id=com.unstoppabledomains.manager',
    },
  },
  {
    id: 'cake',
    name: 'Cake Wallet',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://cakewallet.com/',
    isPairable: true,
    links: { native: 'cakewallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1334702542',
      android:
        'https://play.google.com/store/apps/details?id=com.cakewallet.cake_wallet',
    },
  },
  {
    id: 'alphawallet',
    name: 'AlphaWallet',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://alphawallet.com/',
    isPairable: true,
    links: { native: 'awallet://', universal: 'https://aw.app' },
    stores: {
      ios: 'https://apps.apple.com/app/id1358230430',
      android:
        'https://play.google.com/store/apps/details?id=io.stormbird.wallet',
    },
  },
  {
    id: 'coinomi',
    name: 'Coinomi',
    namespaces: ['eip155'],
    homepage: 'https://www.coinomi.com',
    isPairable: true,
    links: { native: 'coinomi://', universal: 'https://coinomi.page.link' },
    stores: {
      ios: 'https://apps.apple.com/app/id1333588809',
      android:
        'https://play.google.com/store/apps/details?id=com.coinomi.wallet',
    },
  },
  {
    id: 'guarda',
    name: 'Guarda',
    rdns: 'com.guarda.wallet',
    namespaces: ['eip155'],
    homepage: 'https://guarda.com/',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/hpglfhgfnhbgpjdenjgmdgoeiappafln',
    },
  },
  {
    id: 'vultisig',
    name: 'Vultisig',
    rdns: 'me.vultisig',
    namespaces: ['eip155'],
    homepage: 'https://vultisig.com',
    isPairable: false,
    links: {},
    stores: {
      ios: 'https://apps.apple.com/app/id6503023896',
      android:
        'https://play.google.com/store/apps/details?id=com.vultisig.wallet',
      chrome:
        'https://chromewebstore.google.com/detail/ggafhcdaplkhmmnlbfjpnnkepdfjaelb',
    },
  },
  {
    id: 'airgap',
    name: 'AirGap Wallet',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://airgap.it',
    isPairable: true,
    links: { native: 'airgap-wallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1420996542',
      android: 'https://play.google.com/store/apps/details?id=it.airgap.wallet',
    },
  },
  {
    id: 'shapeshift',
    name: 'ShapeShift',
    isOpenSource: true,
    namespaces: ['eip155'],
    homepage: 'https://shapeshift.com',
    isPairable: true,
    links: { native: 'shapeshift://' },
    stores: {
      ios: 'https://apps.apple.com/app/id996569075',
      android:
        'https://play.google.com/store/apps/details?id=com.shapeshift.droid_shapeshift',
    },
  },
  {
    id: 'thorwallet',
    name: 'THORWallet',
    namespaces: ['eip155'],
    homepage: 'https://www.thorwallet.org/',
    isPairable: true,
    links: { native: 'thorwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1592064324',
      android:
        'https://play.google.com/store/apps/details?id=defisuisse.thorwallet',
    },
  },
  {
    id: 'zelcore',
    name: 'Zelcore',
    rdns: 'io.zelcore',
    namespaces: ['eip155'],
    homepage: 'https://zelcore.io',
    isPairable: true,
    links: { native: 'zel://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1436296839',
      android:
        'https://play.google.com/store/apps/details?id=com.zelcash.zelcore',
      chrome:
        'https://chromewebstore.google.com/detail/khpdakhaigcopakcondjleibgpdjpmck',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/khpdakhaigcopakcondjleibgpdjpmck',
    },
  },
  {
    id: 'klever',
    name: 'Klever Wallet',
    namespaces: ['eip155'],
    homepage: 'https://klever.io/',
    isPairable: true,
    links: {
      native: 'klever-wallet://dp/walletconnect',
      universal: 'https://klever.page.link',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1615064243',
      android:
        'https://play.google.com/store/apps/details?id=finance.klever.bitcoin.wallet',
    },
  },
  {
    id: 'ellipal',
    name: 'ELLIPAL',
    namespaces: ['eip155'],
    homepage: 'https://www.ellipal.com',
    isPairable: true,
    links: { native: 'ELLIPAL://' },
    stores: { ios: 'https://apps.apple.com/app/id1426179665' },
  },
  {
    id: 'dcent',
    name: 'D’CENT',
    namespaces: ['eip155'],
    homepage: 'https://dcentwallet.com',
    isPairable: true,
    links: { native: 'dcent://', universal: 'https://link.dcentwallet.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1447206611',
      android:
        'https://play.google.com/store/apps/details?id=com.kr.iotrust.dcent.wallet',
    },
  },
  {
    id: 'coolwallet',
    name: 'CoolWallet',
    rdns: 'com.coolbitx.cwsapp',
    color: '#282828',
    namespaces: ['eip155'],
    homepage: 'https://coolwallet.io/',
    isPairable: true,
    links: { native: 'coolwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1328764142',
      android:
        'https://play.google.com/store/apps/details?id=com.coolbitx.cwsapp',
    },
  },
  {
    id: 'secux',
    name: 'SecuX',
    namespaces: ['eip155'],
    homepage: 'https://secuxtech.com/',
    isPairable: true,
    links: { native: 'secux://', universal: 'https://wsweb.secuxtech.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1477437607',
      android: 'https://play.google.com/store/apps/details?id=com.secuxapp',
    },
  },
  {
    id: 'ballet',
    name: 'Ballet Crypto',
    namespaces: ['eip155'],
    homepage: 'https://www.ballet.com',
    isPairable: true,
    links: { native: 'balletcrypto://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1474912942',
      android: 'https://play.google.com/store/apps/details?id=com.balletcrypto',
    },
  },
  {
    id: 'arculus',
    name: 'Arculus Wallet',
    color: '#181818',
    namespaces: ['eip155'],
    homepage: 'https://www.arculus.co',
    isPairable: true,
    links: {
      native: 'arculuswc://',
      universal: 'https://gw.arculus.co/app/wc',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1575425801',
      android:
        'https://play.google.com/store/apps/details?id=co.arculus.wallet.android',
    },
  },
  {
    id: 'foxwallet',
    name: 'FoxWallet',
    namespaces: ['eip155'],
    homepage: 'https://foxwallet.com',
    isPairable: true,
    links: { native: 'foxwallet://', universal: 'https://link.foxwallet.com' },
    stores: {
      ios: 'https://apps.apple.com/app/id1590983231',
      android:
        'https://play.google.com/store/apps/details?id=com.foxwallet.play',
    },
  },
  {
    id: 'bitpie',
    name: 'Bitpie',
    namespaces: ['eip155'],
    homepage: 'https://bitpie.com',
    isPairable: true,
    links: { native: 'bitpiewc://' },
    stores: { ios: 'https://apps.apple.com/app/id1481314229' },
  },
  {
    id: 'hyperpay',
    name: 'HyperPay',
    namespaces: ['eip155'],
    homepage: 'https://www.hyperpay.io/',
    isPairable: true,
    links: { native: 'hyperPay://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1354755812',
      android:
        'https://play.google.com/store/apps/details?id=com.legendwd.hyperpayW',
    },
  },
  {
    id: 'itoken',
    name: 'iToken Wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.itoken.com/',
    isPairable: true,
    links: { native: 'huobiwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1433883012',
      android:
        'https://play.google.com/store/apps/details?id=com.huobionchainwallet.gp',
    },
  },
  {
    id: 'fxwallet',
    name: 'FxWallet',
    namespaces: ['eip155'],
    homepage: 'https://www.fxwallet.com',
    isPairable: true,
    links: { native: 'fxwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1560943983',
      android:
        'https://play.google.com/store/apps/details?id=com.fxfi.fxwallet',
    },
  },
  {
    id: 'onto',
    name: 'ONTO',
    namespaces: ['eip155'],
    homepage: 'https://onto.app',
    isPairable: true,
    links: { native: 'ontoprovider://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1436009823',
      android:
        'https://play.google.com/store/apps/details?id=com.github.ontio.onto',
    },
  },
  {
    id: 'keyring',
    name: 'KEYRING PRO',
    namespaces: ['eip155'],
    homepage: 'https://keyring.app/',
    isPairable: true,
    links: { native: 'keyring://', universal: 'https://keyring.app' },
    stores: {
      ios: 'https://apps.apple.com/app/id1546824976',
      android:
        'https://play.google.com/store/apps/details?id=co.bacoor.keyring',
    },
  },
  {
    id: 'uxuy',
    name: 'UXUY Wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.uxuy.com/',
    isPairable: true,
    links: { native: 'uxuyapp://', universal: 'https://link.uxuy.id' },
    stores: {
      ios: 'https://apps.apple.com/app/id6744010539',
      android: 'https://play.google.com/store/apps/details?id=com.uxuy.fast',
    },
  },
  {
    id: 'holdstation',
    name: 'Holdstation Wallet',
    shortName: 'Holdstation',
    namespaces: ['eip155'],
    homepage: 'https://www.holdstation.com',
    isPairable: true,
    links: { native: 'holdstation://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6444925618',
      android: 'https://play.google.com/store/apps/details?id=io.holdstation',
    },
  },
  {
    id: 'tomo',
    name: 'Tomo Wallet',
    rdns: 'inc.tomo',
    namespaces: ['eip155'],
    homepage: 'https://tomo.inc',
    isPairable: true,
    links: { native: 'tomo://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6468010287',
      android: 'https://play.google.com/store/apps/details?id=tomo.app.unyx',
      chrome:
        'https://chromewebstore.google.com/detail/pfccjkejcgoppjnllalolplgogenfojk',
    },
  },
  {
    id: 'wigwam',
    name: 'Wigwam',
    rdns: 'com.wigwam.wallet',
    namespaces: ['eip155'],
    homepage: 'https://wigwam.app',
    isPairable: true,
    links: { native: 'wigwam://', universal: 'https://wigwam.app' },
    stores: {
      ios: 'https://apps.apple.com/app/id6630381643',
      android: 'https://play.google.com/store/apps/details?id=com.wigwamapp',
      chrome:
        'https://chromewebstore.google.com/detail/lccbohhgfkdikahanoclbdmaolidjdfl',
    },
  },
  {
    id: 'nest',
    name: 'Nest Wallet',
    rdns: 'xyz.nestwallet',
    namespaces: ['eip155'],
    homepage: 'https://nestwallet.xyz',
    isPairable: true,
    links: { native: 'nestwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6451122334',
      android:
        'https://play.google.com/store/apps/details?id=xyz.nestwallet.nestwallet',
      chrome:
        'https://chromewebstore.google.com/detail/cmoakldedjfnjofgbbfenefcagmedlga',
    },
  },
  {
    id: 'dawn',
    name: 'Dawn Wallet',
    rdns: 'xyz.dawnwallet',
    namespaces: ['eip155'],
    homepage: 'https://www.dawnwallet.xyz',
    isPairable: false,
    links: {},
    stores: { ios: 'https://apps.apple.com/app/id1673143782' },
  },
  {
    id: 'sequence',
    name: 'Sequence Wallet',
    shortName: 'Sequence',
    namespaces: ['eip155'],
    homepage: 'https://sequence.xyz/',
    isPairable: true,
    links: { universal: 'https://sequence.app' },
    stores: {},
  },
  {
    id: 'clave',
    name: 'Clave',
    namespaces: ['eip155'],
    homepage: 'https://getclave.io',
    isPairable: true,
    links: {
      native: 'clave://link/wc/',
      universal: 'https://getclave.io/link/wc',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id6449253761',
      android: 'https://play.google.com/store/apps/details?id=com.clave.mobile',
    },
  },
  {
    id: 'compass',
    name: 'Compass Wallet',
    namespaces: ['eip155'],
    homepage: 'https://compasswallet.io/',
    isPairable: true,
    links: { native: 'leapcompass://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6450257441',
      android:
        'https://play.google.com/store/apps/details?id=io.leapwallet.compass',
      chrome:
        'https://chromewebstore.google.com/detail/anokgmphncpekkhclmingpimjmcooifb',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/anokgmphncpekkhclmingpimjmcooifb',
    },
  },
  {
    id: 'berasig',
    name: 'BeraSig',
    rdns: 'app.berasig',
    namespaces: ['eip155'],
    homepage: 'https://www.berasig.com/',
    isPairable: false,
    links: {},
    stores: {
      chrome:
        'https://chromewebstore.google.com/detail/ckedkkegjbflcfblcjklibnedmfjppbj',
    },
  },
  {
    id: 'kresus',
    name: 'Kresus',
    namespaces: ['eip155'],
    homepage: 'https://www.kresus.com/',
    isPairable: true,
    links: { native: 'com.kresus.superapp://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6444355152',
      android:
        'https://play.google.com/store/apps/details?id=com.kresus.superapp',
    },
  },
  {
    id: 'okto',
    name: 'Okto',
    namespaces: ['eip155'],
    homepage: 'https://okto.tech/',
    isPairable: true,
    links: { native: 'okto://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6450688229',
      android: 'https://play.google.com/store/apps/details?id=com.coindcx.okto',
    },
  },
  {
    id: 'cypher',
    name: 'Cypher Wallet',
    namespaces: ['eip155'],
    homepage: 'https://cypherhq.io',
    isPairable: true,
    links: { native: 'cypherwallet://', universal: 'https://app.cypherhq.io' },
    stores: {
      ios: 'https://apps.apple.com/app/id1604120414',
      android:
        'https://play.google.com/store/apps/details?id=com.cypherd.androidwallet',
    },
  },
  {
    id: 'enjin',
    name: 'Enjin Wallet',
    namespaces: ['eip155'],
    homepage: 'https://enjin.io/products/wallet',
    isPairable: true,
    links: {
      native: 'enjinwallet://',
      universal: 'https://deeplink.wallet.enjin.io',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1349078375',
      android:
        'https://play.google.com/store/apps/details?id=com.enjin.mobile.wallet',
    },
  },
  {
    id: 'pillar',
    name: 'Pillar',
    namespaces: ['eip155'],
    homepage: 'https://pillar.fi',
    isPairable: true,
    links: { native: 'pillarwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1346582238',
      android:
        'https://play.google.com/store/apps/details?id=com.pillarproject.wallet',
    },
  },
  {
    id: 'krystal',
    name: 'Krystal',
    namespaces: ['eip155'],
    homepage: 'https://krystal.app/',
    isPairable: true,
    links: {
      native: 'krystalwallet://',
      universal: 'https://wallet.krystal.app',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1558105691',
      android: 'https://play.google.com/store/apps/details?id=com.kyrd.krystal',
    },
  },
  {
    id: 'bitso',
    name: 'Bitso Web3 Wallet',
    shortName: 'Bitso',
    namespaces: ['eip155'],
    homepage: 'https://bitso.com/web3-wallet',
    isPairable: true,
    links: {
      native: 'bitso://bitso.com/web3-wallet',
      universal: 'https://bitso.com/web3-wallet',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1292836438',
      android: 'https://play.google.com/store/apps/details?id=com.bitso.wallet',
    },
  },
  {
    id: 'ripio',
    name: 'Ripio Portal',
    namespaces: ['eip155'],
    homepage: 'https://ripio.com/portal',
    isPairable: true,
    links: { native: 'ripio://portal' },
    stores: {
      ios: 'https://apps.apple.com/app/id1221006761',
      android:
        'https://play.google.com/store/apps/details?id=com.ripio.android',
      chrome:
        'https://chromewebstore.google.com/detail/ddamhapapianibkkkcclabgicmpnpdnj',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/ddamhapapianibkkkcclabgicmpnpdnj',
    },
  },
  {
    id: 'pintu',
    name: 'Pintu',
    namespaces: ['eip155'],
    homepage: 'https://pintu.co.id/',
    isPairable: true,
    links: { native: 'pintu://web3wallet' },
    stores: {
      ios: 'https://apps.apple.com/app/id1494119678',
      android: 'https://play.google.com/store/apps/details?id=com.valar.pintu',
    },
  },
  {
    id: 'binance-us',
    name: 'Binance.US Wallet',
    shortName: 'Binance.US',
    namespaces: ['eip155'],
    homepage: 'https://www.binance.us/',
    isPairable: true,
    links: { native: 'bncus://binance.us/cedefi' },
    stores: {
      ios: 'https://apps.apple.com/app/id1492670702',
      android: 'https://play.google.com/store/apps/details?id=com.binance.us',
    },
  },
  {
    id: 'bridge',
    name: 'Bridge Wallet',
    color: '#081838',
    namespaces: ['eip155'],
    homepage: 'https://www.mtpelerin.com/bridge-wallet',
    isPairable: true,
    links: { universal: 'https://bridge.mtpelerin.com/wc' },
    stores: {
      ios: 'https://apps.apple.com/app/id1481859680',
      android:
        'https://play.google.com/store/apps/details?id=com.mtpelerin.bridge',
    },
  },
  {
    id: 'tastycrypto',
    name: 'tastycrypto',
    namespaces: ['eip155'],
    homepage: 'https://www.tastycrypto.com/',
    isPairable: true,
    links: { native: 'tastycrypto://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1670102186',
      android: 'https://play.google.com/store/apps/details?id=com.tastycrypto',
    },
  },
  {
    id: 'haha',
    name: 'HaHa',
    namespaces: ['eip155'],
    homepage: 'https://www.haha.me',
    isPairable: true,
    links: { native: 'haha://', universal: 'https://haha.me' },
    stores: {
      ios: 'https://apps.apple.com/app/id1591158244',
      android:
        'https://play.google.com/store/apps/details?id=com.permutize.haha',
    },
  },
  {
    id: 'kryptogo',
    name: 'KryptoGO Wallet',
    shortName: 'KryptoGO',
    namespaces: ['eip155'],
    homepage: 'https://kryptogo.com/wallet',
    isPairable: true,
    links: { native: 'kryptogo://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1593830910',
      android:
        'https://play.google.com/store/apps/details?id=com.kryptogo.walletapp',
      chrome:
        'https://chromewebstore.google.com/detail/bgaihnkooadagpjddlcaleaopmkjadfl',
    },
  },
  {
    id: 'debox',
    name: 'DeBox Wallet',
    namespaces: ['eip155'],
    homepage: 'https://debox.pro',
    isPairable: true,
    links: { native: 'Debox://', universal: 'https://debox.pro/wc' },
    stores: {
      ios: 'https://apps.apple.com/app/id6444485220',
      android:
        'https://play.google.com/store/apps/details?id=com.tm.security.wallet',
    },
  },
  {
    id: 'nicegram',
    name: 'Nicegram Wallet',
    shortName: 'Nicegram',
    namespaces: ['eip155'],
    homepage: 'https://nicegram.app',
    isPairable: true,
    links: { native: 'ncg://wallet/home' },
    stores: {
      ios: 'https://apps.apple.com/app/id1608870673',
      android: 'https://play.google.com/store/apps/details?id=app.nicegram',
    },
  },
  {
    id: 'coinstats',
    name: 'CoinStats',
    namespaces: ['eip155'],
    homepage: 'https://coinstats.app',
    isPairable: true,
    links: { native: 'coinstats://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1247849330',
      android:
        'https://play.google.com/store/apps/details?id=com.coinstats.crypto.portfolio',
    },
  },
  {
    id: 'mixin',
    name: 'Mixin',
    rdns: 'one.mixin.messenger',
    namespaces: ['eip155'],
    homepage: 'https://messenger.mixin.one',
    isPairable: true,
    links: { native: 'mixin://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1322324266',
      android:
        'https://play.google.com/store/apps/details?id=one.mixin.messenger',
    },
  },
  {
    id: 'socios',
    name: 'Socios.com',
    namespaces: ['eip155'],
    homepage: 'https://app.socios.com',
    isPairable: true,
    links: { native: 'socios-mob://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1464868277',
      android: 'https://play.google.com/store/apps/details?id=com.socios',
    },
  },
  {
    id: 'wemix',
    name: 'Wemix Wallet',
    namespaces: ['eip155'],
    homepage: 'https://www.wemix.com/',
    isPairable: true,
    links: { native: 'wemixwallet30://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1628230003',
      android:
        'https://play.google.com/store/apps/details?id=com.wemixfoundation.wemixwallet',
    },
  },
  {
    id: 'moonstake',
    name: 'MOONSTAKE',
    color: '#08b8d8',
    namespaces: ['eip155'],
    homepage: 'https://moonstake.io',
    isPairable: true,
    links: {
      native: 'moonstake://',
      universal: 'https://moonstake.io/launchApp',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1502532651',
      android:
        'https://play.google.com/store/apps/details?id=io.moonstake.wallet',
    },
  },
  {
    id: 'slavi',
    name: 'Slavi Wallet',
    namespaces: ['eip155'],
    homepage: 'https://slavi.io/',
    isPairable: true,
    links: {
      native: 'slaviwallet://',
      universal: 'https://www.slaviwallet.io',
    },
    stores: {
      ios: 'https://apps.apple.com/app/id1610125496',
      android:
        'https://play.google.com/store/apps/details?id=com.defiwalletmobile',
    },
  },
  {
    id: 'ethermail',
    name: 'EtherMail',
    namespaces: ['eip155'],
    homepage: 'https://ethermail.io',
    isPairable: true,
    links: { native: 'ethermail://' },
    stores: {
      ios: 'https://apps.apple.com/app/id6451305966',
      android:
        'https://play.google.com/store/apps/details?id=com.ethermail.ethermail_android',
    },
  },
  {
    id: 'trustee',
    name: 'Trustee Wallet',
    namespaces: ['eip155'],
    homepage: 'https://trusteeglobal.com',
    isPairable: true,
    links: { native: 'tw://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1462924276',
      android:
        'https://play.google.com/store/apps/details?id=com.trusteewallet',
    },
  },
  {
    id: 'nufinetes',
    name: 'Nufinetes',
    namespaces: ['eip155'],
    homepage: 'https://www.nufinetes.com',
    isPairable: true,
    links: { native: 'vimwallet://' },
    stores: {
      ios: 'https://apps.apple.com/app/id1609562349',
      android:
        'https://play.google.com/store/apps/details?id=com.vimworld.wallet',
    },
  },
  {
    id: 'paraswap',
    name: 'ParaSwap Wallet',
    shortName: 'ParaSwap',
    namespaces: ['eip155'],
    homepage: 'https://paraswap.io',
    isPairable: true,
    links: { native: 'paraswap://' },
    stores: { ios: 'https://apps.apple.com/app/id1584610690' },
  },
  {
    id: 'bitverse',
    name: 'Bitverse',
    namespaces: ['eip155'],
    homepage: 'https://www.bitverse.zone',
    isPairable: true,
    links: { native: 'bitverseapp://open/wallet' },
    stores: {
      android: 'https://play.google.com/store/apps/details?id=com.bitverse.app',
      chrome:
        'https://chromewebstore.google.com/detail/gkeelndblnomfmjnophbhfhcjbcnemka',
    },
  },
]
