const scope = '[data-kit]{'
const inside = '& .'

/** A rule of one class alone, and the class. */
const ofOneClass = /^& \.([\w-]+)\{[^{}]*\}$/

/** Rules that say something of classes alone, however many. */
const ofClasses = /^& \.[\w-]+(?:,& \.[\w-]+)*\{/

/**
 * Puts the styles of all components, which nest in one selector, in one rule;
 * animations, which belong to no rule, follow.
 *
 * The first rules of the components, those of one class alone, come in the
 * order of how they end, because neighbours that look alike compress best:
 * those of primitives first, so that a class which a view adds to one of them
 * wins. Everything else keeps its order and follows.
 * @param css minified
 * @param isPrimitive whether a class is one of a primitive
 */
export function mergeStyles(
  css: string,
  isPrimitive: (className: string) => boolean,
): string {
  const rules = splitRules(css)
  const isNested = (rule: string) => rule.startsWith(`${scope}${inside}`)
  const isAnimation = (rule: string) => rule.startsWith('@keyframes')
  const nested = rules
    .filter(isNested)
    .flatMap((rule) => splitRules(rule.slice(scope.length, -1)))
  return [
    ...rules.filter((rule) => !isNested(rule) && !isAnimation(rule)),
    `${scope}${sortRules(nested, isPrimitive).join('')}}`,
    ...rules.filter(isAnimation),
  ].join('')
}

function sortRules(
  rules: readonly string[],
  isPrimitive: (className: string) => boolean,
): readonly string[] {
  const uses = new Map<string, number>()
  for (const rule of rules)
    if (ofClasses.test(rule))
      for (const name of namesOf(rule))
        uses.set(name, (uses.get(name) ?? 0) + 1)
  const keyOf = new Map<string, string>()
  for (const rule of rules) {
    const name = ofOneClass.exec(rule)?.[1]
    if (name === undefined || uses.get(name) !== 1) continue
    const declarations = rule.slice(rule.indexOf('{') + 1, -1).split(';')
    const group = isPrimitive(name) ? '0' : '1'
    keyOf.set(rule, [group, ...declarations.reverse()].join(';'))
  }
  const compare = (a: string, b: string) =>
    (keyOf.get(a) ?? '') < (keyOf.get(b) ?? '') ? -1 : 1
  return [
    ...[...keyOf.keys()].sort(compare),
    ...rules.filter((rule) => !keyOf.has(rule)),
  ]
}

function namesOf(rule: string): readonly string[] {
  const selectors = rule.slice(0, rule.indexOf('{'))
  return [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
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
