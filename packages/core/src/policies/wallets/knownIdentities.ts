import type { KnownIdentity } from '../../entities/wallet/knownIdentity.js'

/**
 * Wallets of the bundled directory that are found in both ways; a test holds
 * them against it. They are needed before any list is loaded: a wallet that is
 * two rows at first would be one a moment later.
 */
export const knownIdentities: readonly KnownIdentity[] = [
  { rdns: 'io.metamask', standardName: 'MetaMask' },
  { rdns: 'com.trustwallet.app', standardName: 'Trust' },
  { rdns: 'com.coinbase.wallet', standardName: 'Coinbase Wallet' },
  { rdns: 'app.phantom', standardName: 'Phantom' },
  { rdns: 'com.okex.wallet', standardName: 'OKX Wallet' },
  { rdns: 'app.backpack', standardName: 'Backpack' },
  { rdns: 'io.magiceden.wallet', standardName: 'Magic Eden' },
  { rdns: 'com.brave.wallet', standardName: 'Brave Wallet' },
]
