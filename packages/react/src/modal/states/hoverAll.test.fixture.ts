/**
 * Shows every control as while the pointer is on it, all at once.
 * @returns what takes it back
 */
export function hoverAll(): () => void {
  const rules = [...document.styleSheets].flatMap(hoverRulesOf)
  const before = rules.map(({ selectorText }) => selectorText)
  // Weighs in a selector what `:hover` weighs, and selects everything.
  for (const rule of rules)
    rule.selectorText = rule.selectorText.replaceAll(':hover', ':not([hover])')
  return () => {
    for (const [index, rule] of rules.entries())
      rule.selectorText = before[index] ?? ''
  }
}

function hoverRulesOf({
  cssRules,
}: {
  readonly cssRules: CSSRuleList
}): CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => {
    const own =
      rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')
        ? [rule]
        : []
    const inner =
      rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? hoverRulesOf(rule)
        : []
    return [...own, ...inner]
  })
}
