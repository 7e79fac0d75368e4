type Property = readonly [name: string, value: string]

const rule = /([^{}]*)\{([^{}]*)\}/g

/** Simple selectors: what looks around costs more the more there is. */
const selector = /^[\w\s.,#>*-]*$/

/**
 * Reads the styles of a drawing.
 * @returns the properties of all rules; undefined when there is more to them
 */
export function readStyle(text: string): readonly Property[] | undefined {
  // One without an end goes on to the end.
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  const properties: Property[] = []
  if (plain.length > 4_096 || plain.replace(rule, '').trim()) return undefined
  for (const [, selectors = '', body = ''] of plain.matchAll(rule)) {
    if (!selector.test(selectors)) return undefined
    for (const property of body.split(';')) {
      const [, name = '', value = ''] =
        /^([^:]*):?([\s\S]*)$/.exec(property) ?? []
      if (name.trim()) properties.push([name.trim(), value.trim()])
    }
  }
  return properties
}
