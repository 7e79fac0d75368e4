import type { CoveredRule } from './coverRules.js'

/** One sentence for every demanded id that no passing test carries. */
export function findUncovered(
  covered: readonly CoveredRule[],
  demanded: readonly string[],
): readonly string[] {
  return demanded.flatMap((id) => {
    const rule = covered.find((entry) => entry.id === id)
    if (!rule) return [`--require ${id}: there is no such rule`]
    if (rule.tests.length > 0) return []
    return [`--require ${id}: no passing test carries it (${rule.text})`]
  })
}
