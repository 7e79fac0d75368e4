import type { Namespace } from '@hasp/core'
import { createDevWalletIcon, devWalletIcon } from './devWalletIcon.js'

/** Who a dev wallet says that it is, the same in all its namespaces. */
export type DevWalletIdentity = {
  /** What keeps its memory apart from another's. */
  readonly id: string
  readonly name: string
  readonly rdns: string
  readonly icon: string
  readonly namespaces: readonly Namespace[]
  /** Where its Keplr shape is, below `window`. */
  readonly keplrPath: string
}

/** The wallet that speaks every namespace. */
export const devWalletIdentity: DevWalletIdentity = {
  id: 'devWallet',
  name: 'Dev Wallet',
  rdns: 'dev.hasp.wallet',
  icon: devWalletIcon,
  namespaces: ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'],
  keplrPath: 'haspDevWallet.keplr',
}

/** Five wallets that speak one namespace each. */
export const singleNamespaceIdentities: readonly DevWalletIdentity[] = [
  single('eip155', 'Ethereum', '#1d4ed8'),
  single('solana', 'Solana', '#7e22ce'),
  single('bip122', 'Bitcoin', '#c2410c'),
  single('polkadot', 'Polkadot', '#be185d'),
  single('cosmos', 'Cosmos', '#0f766e'),
]

function single(
  namespace: Namespace,
  word: string,
  colour: string,
): DevWalletIdentity {
  return {
    id: `devWallet.${namespace}`,
    name: `Dev ${word} Wallet`,
    rdns: `dev.hasp.wallet.${word.toLowerCase()}`,
    icon: createDevWalletIcon(colour),
    namespaces: [namespace],
    keplrPath: `haspDev${word}Wallet.keplr`,
  }
}
