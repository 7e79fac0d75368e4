import { type CoveredRule, isProven } from './coverRules.js'

/**
 * One sentence for every id that must be proven and is not.
 * @param source where the ids come from, e.g. `--require`
 */
export function findUncovered(
  covered: readonly CoveredRule[],
  ids: readonly string[],
  source: string,
): readonly string[] {
  return ids.flatMap((id) => {
    const rule = covered.find((entry) => entry.id === id)
    if (!rule) return [`${source} ${id}: there is no such rule`]
    if (isProven(rule)) return []
    return [
      rule.openBecause === undefined
        ? `${source} ${id}: no passing test proves it (${rule.text})`
        : `${source} ${id}: it is open (${rule.openBecause})`,
    ]
  })
}
