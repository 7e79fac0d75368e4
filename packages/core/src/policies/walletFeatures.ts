// Specification 9, "Wallet feature order: onramp, swaps, receive, send".
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const

export type WalletFeature = (typeof walletFeatures)[number]

/**
 * The features to show, in order: those of `order` first, then the ones that
 * it leaves out; what is not available is absent.
 */
export function visibleWalletFeatures(situation: {
  order?: readonly WalletFeature[] | undefined
  available: readonly WalletFeature[]
}): readonly WalletFeature[] {
  const { available, order = walletFeatures } = situation
  return [...new Set([...order, ...walletFeatures])].filter((feature) =>
    available.includes(feature),
  )
}
