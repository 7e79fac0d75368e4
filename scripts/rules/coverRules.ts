import type { ReportedTest } from '../reports/ReportedTest.js'
import type { Rule } from './parseRuleList.js'
import { readTitleIds } from './readTitleIds.js'

/** A rule beside the titles of the passing tests that carry its id. */
export type CoveredRule = Rule & {
  readonly tests: readonly string[]
  /** Why it is not proven, although tests may carry its id. */
  readonly openBecause: string | undefined
}

/**
 * Every rule in its order, with the passing tests that carry its id.
 * @param open rules that are not proven, each with the reason as its text
 */
export function coverRules(
  rules: readonly Rule[],
  tests: readonly ReportedTest[],
  open: readonly Rule[],
): readonly CoveredRule[] {
  const titles = new Map<string, Set<string>>()
  for (const { title, status } of tests) {
    if (status !== 'passed') continue
    for (const id of readTitleIds(title).ids)
      titles.set(id, (titles.get(id) ?? new Set()).add(title))
  }
  const reasons = new Map(open.map(({ id, text }) => [id, text]))
  return rules.map((rule) => ({
    ...rule,
    tests: [...(titles.get(rule.id) ?? [])],
    openBecause: reasons.get(rule.id),
  }))
}

/** Whether a passing test proves all of a rule. */
export function isProven({ openBecause, tests }: CoveredRule): boolean {
  return openBecause === undefined && tests.length > 0
}
