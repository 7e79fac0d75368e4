import type { InjectedProtocol } from '../BitcoinDialect.js'

/** A wallet that puts itself at a place of its own in the page. */
export type KnownWallet = {
  /** Where in the window. */
  readonly path: string
  readonly name: string
  /** What it goes by in other namespaces, too. */
  readonly rdns: string
  /** Says that another wallet, with a place of its own, has borrowed it. */
  readonly borrowedBy?: string | undefined
  readonly type: InjectedProtocol
}

/**
 * The places of injected wallets that people use. UniSat is the last: others
 * put themselves in its place besides having one of their own.
 */
export const knownWallets: readonly KnownWallet[] = [
  {
    path: 'okxwallet.bitcoin',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    type: 'unisat',
  },
  {
    path: 'bitkeep.unisat',
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    type: 'unisat',
  },
  {
    path: 'binancew3w.bitcoin',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    type: 'unisat',
  },
  {
    path: 'bitcoin_keplr',
    name: 'Keplr',
    rdns: 'app.keplr',
    type: 'unisat',
  },
  {
    path: 'XverseProviders.BitcoinProvider',
    name: 'Xverse',
    rdns: 'app.xverse',
    type: 'satsConnect',
  },
  {
    path: 'LeatherProvider',
    name: 'Leather',
    rdns: 'io.leather',
    borrowedBy: 'isCat21',
    type: 'leather',
  },
  {
    path: 'unisat',
    name: 'UniSat Wallet',
    rdns: 'io.unisat',
    borrowedBy: 'isBinance',
    type: 'unisat',
  },
]
