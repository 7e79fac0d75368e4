// Specification 9, "Chain coverage".
import type { Namespace } from '../entities/namespace.js'

const money: readonly Namespace[] = ['eip155', 'solana']

/** The families that have a feature. */
export const coverage = {
  balance: money,
  send: money,
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
