import type { ReportedTest } from '../reports/ReportedTest.js'
import type { Rule } from './parseRuleList.js'
import { readTitleIds } from './readTitleIds.js'

/** A rule beside the titles of the passing tests that carry its id. */
export type CoveredRule = Rule & { readonly tests: readonly string[] }

/** Every rule in its order, with the passing tests that prove it. */
export function coverRules(
  rules: readonly Rule[],
  tests: readonly ReportedTest[],
): readonly CoveredRule[] {
  const titles = new Map<string, Set<string>>()
  for (const { title, status } of tests) {
    if (status !== 'passed') continue
    for (const id of readTitleIds(title).ids)
      titles.set(id, (titles.get(id) ?? new Set()).add(title))
  }
  return rules.map((rule) => ({
    ...rule,
    tests: [...(titles.get(rule.id) ?? [])],
  }))
}
