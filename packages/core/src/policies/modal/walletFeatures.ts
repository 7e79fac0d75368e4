/** What an account can do, in the usual order (specification 9). */
export const walletFeatures = ['receive', 'send'] as const

/** One of `walletFeatures`. */
export type WalletFeature = (typeof walletFeatures)[number]

/**
 * The features to show, in order: those of `order` first, then the ones that
 * it leaves out; what is not available is absent.
 * @param situation.order the order that the site wants; the usual one if absent
 * @param situation.available what the namespace and the options allow
 * @example
 * import { visibleWalletFeatures } from '@hasp/core/internal'
 *
 * visibleWalletFeatures({ available: ['send', 'receive'] })
 * // ['receive', 'send']
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
