const scope = '[data-kit]{'

/**
 * Puts the styles of all components, which nest in one selector, in one rule;
 * animations, which belong to no rule, follow.
 * @param css minified
 */
export function mergeStyles(css: string): string {
  const rules = splitRules(css)
  const isNested = (rule: string) => rule.startsWith(`${scope}& `)
  const isAnimation = (rule: string) => rule.startsWith('@keyframes')
  const nested = rules.filter(isNested)
  return [
    ...rules.filter((rule) => !isNested(rule) && !isAnimation(rule)),
    `${scope}${nested.map((rule) => rule.slice(scope.length, -1)).join('')}}`,
    ...rules.filter(isAnimation),
  ].join('')
}

/** The rules of a sheet, each with what nests in it. */
function splitRules(css: string): readonly string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
