/** Independent wallets that our client must work with. */
export const walletKinds = [
  'sign-client 2.21.8',
  'sign-client 2.17.0',
  'walletkit 1.2.10',
] as const

export type WalletKind = (typeof walletKinds)[number]
