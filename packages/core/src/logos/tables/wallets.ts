// Written by scripts/logos.ts.
import type { LogoTable } from '../LogoTable.js'

const logo0 = () => import('../pictures/wallets/metamask.js')
const logo1 = () => import('../pictures/wallets/trust.js')
const logo2 = () => import('../pictures/wallets/coinbase.js')
const logo3 = () => import('../pictures/wallets/phantom.js')
const logo4 = () => import('../pictures/wallets/okx.js')
const logo5 = () => import('../pictures/wallets/binance.js')
const logo6 = () => import('../pictures/wallets/rainbow.js')
const logo7 = () => import('../pictures/wallets/bitget.js')
const logo8 = () => import('../pictures/wallets/uniswap.js')
const logo9 = () => import('../pictures/wallets/zerion.js')
const logo10 = () => import('../pictures/wallets/rabby.js')
const logo11 = () => import('../pictures/wallets/bybit.js')
const logo12 = () => import('../pictures/wallets/crypto-com.js')
const logo13 = () => import('../pictures/wallets/tokenpocket.js')
const logo14 = () => import('../pictures/wallets/backpack.js')
const logo15 = () => import('../pictures/wallets/magic-eden.js')
const logo16 = () => import('../pictures/wallets/keplr.js')
const logo17 = () => import('../pictures/wallets/owallet.js')
const logo18 = () => import('../pictures/wallets/talisman.js')
const logo19 = () => import('../pictures/wallets/subwallet.js')
const logo20 = () => import('../pictures/wallets/nova.js')
const logo21 = () => import('../pictures/wallets/nightly.js')
const logo22 = () => import('../pictures/wallets/ronin.js')
const logo23 = () => import('../pictures/wallets/brave.js')
const logo24 = () => import('../pictures/wallets/frame.js')
const logo25 = () => import('../pictures/wallets/enkrypt.js')
const logo26 = () => import('../pictures/wallets/core.js')
const logo27 = () => import('../pictures/wallets/onekey.js')
const logo28 = () => import('../pictures/wallets/family.js')
const logo29 = () => import('../pictures/wallets/robinhood.js')
const logo30 = () => import('../pictures/wallets/frontier.js')
const logo31 = () => import('../pictures/wallets/coin98.js')
const logo32 = () => import('../pictures/wallets/loopring.js')
const logo33 = () => import('../pictures/wallets/zeal.js')
const logo34 = () => import('../pictures/wallets/xportal.js')
const logo35 = () => import('../pictures/wallets/bifrost.js')
const logo36 = () => import('../pictures/wallets/wigwam.js')
const logo37 = () => import('../pictures/wallets/nest.js')
const logo38 = () => import('../pictures/wallets/dawn.js')
const logo39 = () => import('../pictures/wallets/berasig.js')
const logo40 = () => import('../pictures/wallets/guarda.js')
const logo41 = () => import('../pictures/wallets/vultisig.js')
const logo42 = () => import('../pictures/wallets/zelcore.js')
const logo43 = () => import('../pictures/wallets/tomo.js')
const logo44 = () => import('../pictures/wallets/mixin.js')

export const wallets: LogoTable = {
  metamask: logo0,
  'io.metamask': logo0,
  trust: logo1,
  'com.trustwallet.app': logo1,
  coinbase: logo2,
  'com.coinbase.wallet': logo2,
  phantom: logo3,
  'app.phantom': logo3,
  okx: logo4,
  'com.okex.wallet': logo4,
  binance: logo5,
  'com.binance.wallet': logo5,
  rainbow: logo6,
  'me.rainbow': logo6,
  bitget: logo7,
  'com.bitget.web3': logo7,
  uniswap: logo8,
  'org.uniswap.app': logo8,
  zerion: logo9,
  'io.zerion.wallet': logo9,
  rabby: logo10,
  'io.rabby': logo10,
  ledger: () => import('../pictures/wallets/ledger.js'),
  safe: () => import('../pictures/wallets/safe.js'),
  exodus: () => import('../pictures/wallets/exodus.js'),
  bybit: logo11,
  'com.bybit': logo11,
  'crypto-com': logo12,
  'com.crypto.wallet': logo12,
  kraken: () => import('../pictures/wallets/kraken.js'),
  imtoken: () => import('../pictures/wallets/imtoken.js'),
  tokenpocket: logo13,
  'pro.tokenpocket': logo13,
  safepal: () => import('../pictures/wallets/safepal.js'),
  oneinch: () => import('../pictures/wallets/oneinch.js'),
  solflare: () => import('../pictures/wallets/solflare.js'),
  backpack: logo14,
  'app.backpack': logo14,
  jupiter: () => import('../pictures/wallets/jupiter.js'),
  'magic-eden': logo15,
  'io.magiceden.wallet': logo15,
  xverse: () => import('../pictures/wallets/xverse.js'),
  keplr: logo16,
  'app.keplr': logo16,
  leap: () => import('../pictures/wallets/leap.js'),
  cosmostation: () => import('../pictures/wallets/cosmostation.js'),
  owallet: logo17,
  'io.owallet': logo17,
  talisman: logo18,
  'xyz.talisman': logo18,
  subwallet: logo19,
  'app.subwallet': logo19,
  nova: logo20,
  'io.novawallet': logo20,
  nightly: logo21,
  'app.nightly': logo21,
  ronin: logo22,
  'com.roninchain.wallet': logo22,
  brave: logo23,
  'com.brave.wallet': logo23,
  opera: () => import('../pictures/wallets/opera.js'),
  frame: logo24,
  'sh.frame': logo24,
  taho: () => import('../pictures/wallets/taho.js'),
  enkrypt: logo25,
  'com.enkrypt': logo25,
  core: logo26,
  'app.core.extension': logo26,
  onekey: logo27,
  'so.onekey.app.wallet': logo27,
  family: logo28,
  'co.family.wallet': logo28,
  robinhood: logo29,
  'com.robinhood.wallet': logo29,
  ready: () => import('../pictures/wallets/ready.js'),
  'best-wallet': () => import('../pictures/wallets/best-wallet.js'),
  frontier: logo30,
  'xyz.frontier.wallet': logo30,
  omni: () => import('../pictures/wallets/omni.js'),
  mathwallet: () => import('../pictures/wallets/mathwallet.js'),
  coin98: logo31,
  'com.coin98': logo31,
  atomic: () => import('../pictures/wallets/atomic.js'),
  blocto: () => import('../pictures/wallets/blocto.js'),
  loopring: logo32,
  'io.loopring.wallet': logo32,
  zeal: logo33,
  'app.zeal': logo33,
  timeless: () => import('../pictures/wallets/timeless.js'),
  edge: () => import('../pictures/wallets/edge.js'),
  tangem: () => import('../pictures/wallets/tangem.js'),
  zengo: () => import('../pictures/wallets/zengo.js'),
  mew: () => import('../pictures/wallets/mew.js'),
  trezor: () => import('../pictures/wallets/trezor.js'),
  valora: () => import('../pictures/wallets/valora.js'),
  'universal-profiles': () => import('../pictures/wallets/universal-profiles.js'),
  gate: () => import('../pictures/wallets/gate.js'),
  kaia: () => import('../pictures/wallets/kaia.js'),
  iopay: () => import('../pictures/wallets/iopay.js'),
  xportal: logo34,
  'com.elrond.maiar.wallet': logo34,
  bifrost: logo35,
  'com.bifrostwallet': logo35,
  wigwam: logo36,
  'com.wigwam.wallet': logo36,
  kresus: () => import('../pictures/wallets/kresus.js'),
  okto: () => import('../pictures/wallets/okto.js'),
  compass: () => import('../pictures/wallets/compass.js'),
  nest: logo37,
  'xyz.nestwallet': logo37,
  dawn: logo38,
  'xyz.dawnwallet': logo38,
  foxwallet: () => import('../pictures/wallets/foxwallet.js'),
  bitverse: () => import('../pictures/wallets/bitverse.js'),
  berasig: logo39,
  'app.berasig': logo39,
  paraswap: () => import('../pictures/wallets/paraswap.js'),
  sequence: () => import('../pictures/wallets/sequence.js'),
  clave: () => import('../pictures/wallets/clave.js'),
  pillar: () => import('../pictures/wallets/pillar.js'),
  alphawallet: () => import('../pictures/wallets/alphawallet.js'),
  coinomi: () => import('../pictures/wallets/coinomi.js'),
  'unstoppable-wallet': () => import('../pictures/wallets/unstoppable-wallet.js'),
  'unstoppable-domains': () => import('../pictures/wallets/unstoppable-domains.js'),
  cake: () => import('../pictures/wallets/cake.js'),
  gem: () => import('../pictures/wallets/gem.js'),
  guarda: logo40,
  'com.guarda.wallet': logo40,
  onto: () => import('../pictures/wallets/onto.js'),
  keyring: () => import('../pictures/wallets/keyring.js'),
  bitpie: () => import('../pictures/wallets/bitpie.js'),
  hyperpay: () => import('../pictures/wallets/hyperpay.js'),
  klever: () => import('../pictures/wallets/klever.js'),
  enjin: () => import('../pictures/wallets/enjin.js'),
  ellipal: () => import('../pictures/wallets/ellipal.js'),
  ballet: () => import('../pictures/wallets/ballet.js'),
  secux: () => import('../pictures/wallets/secux.js'),
  airgap: () => import('../pictures/wallets/airgap.js'),
  vultisig: logo41,
  'me.vultisig': logo41,
  thorwallet: () => import('../pictures/wallets/thorwallet.js'),
  bitso: () => import('../pictures/wallets/bitso.js'),
  ripio: () => import('../pictures/wallets/ripio.js'),
  kucoin: () => import('../pictures/wallets/kucoin.js'),
  shapeshift: () => import('../pictures/wallets/shapeshift.js'),
  zelcore: logo42,
  'io.zelcore': logo42,
  uxuy: () => import('../pictures/wallets/uxuy.js'),
  holdstation: () => import('../pictures/wallets/holdstation.js'),
  tomo: logo43,
  'inc.tomo': logo43,
  wemix: () => import('../pictures/wallets/wemix.js'),
  nicegram: () => import('../pictures/wallets/nicegram.js'),
  tastycrypto: () => import('../pictures/wallets/tastycrypto.js'),
  haha: () => import('../pictures/wallets/haha.js'),
  kryptogo: () => import('../pictures/wallets/kryptogo.js'),
  cypher: () => import('../pictures/wallets/cypher.js'),
  krystal: () => import('../pictures/wallets/krystal.js'),
  itoken: () => import('../pictures/wallets/itoken.js'),
  fxwallet: () => import('../pictures/wallets/fxwallet.js'),
  debox: () => import('../pictures/wallets/debox.js'),
  slavi: () => import('../pictures/wallets/slavi.js'),
  pintu: () => import('../pictures/wallets/pintu.js'),
  coinstats: () => import('../pictures/wallets/coinstats.js'),
  ethermail: () => import('../pictures/wallets/ethermail.js'),
  'binance-us': () => import('../pictures/wallets/binance-us.js'),
  socios: () => import('../pictures/wallets/socios.js'),
  nufinetes: () => import('../pictures/wallets/nufinetes.js'),
  trustee: () => import('../pictures/wallets/trustee.js'),
  mixin: logo44,
  'one.mixin.messenger': logo44,
}
