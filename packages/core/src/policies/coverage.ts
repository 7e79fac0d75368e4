// Specification 9, "Chain coverage".
import type { Namespace } from '../entities/namespace.js'

const money: readonly Namespace[] = ['eip155', 'solana']
const evm: readonly Namespace[] = ['eip155']

/** The families that have a feature. */
export const coverage = {
  balance: money,
  send: money,
  onramp: money,
  names: evm,
  activity: evm,
} as const

export type CoveredFeature = keyof typeof coverage

/**
 * Whether the kit offers a feature for a family (specification 1).
 * @example isCovered('send', 'cosmos') // false
 */
export function isCovered(
  feature: CoveredFeature,
  namespace: Namespace,
): boolean {
  return coverage[feature].includes(namespace)
}
