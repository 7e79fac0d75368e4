import type { Rule } from './parseRuleList.js'

/** One sentence for every rule that is not in exactly one of both lists. */
export function findListMistakes(
  rules: readonly Rule[],
  proven: readonly string[],
  open: readonly Rule[],
): readonly string[] {
  const known = new Set(rules.map(({ id }) => id))
  const listed = [...proven, ...open.map(({ id }) => id)]
  return [
    ...rules
      .filter(({ id }) => !listed.includes(id))
      .map(({ id }) => `${id} is in neither spec/proven.txt nor spec/open.md`),
    ...listed
      .filter((id, index) => listed.indexOf(id) !== index)
      .map((id) => `${id} is listed twice in spec/proven.txt and spec/open.md`),
    ...listed
      .filter((id) => !known.has(id))
      .map((id) => `${id} is listed, and is no rule`),
  ]
}
