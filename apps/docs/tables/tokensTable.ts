import { code, writeTable } from './writeTable.js'

const declaration = /(?<name>--kit-[\w-]+):\s*(?<value>[^;]+);/g

/**
 * The page of the tokens that a theme may set.
 * @param css - `tokens.css`
 */
export function tokensTable(css: string): string {
  const [defaults = '', light = ''] = css.split(/^.*\[data-theme="light"\] \{/m)
  const inLight = read(light)
  const rows = [...read(defaults)].map(([name, value]) => [
    code(name),
    code(value),
    code(inLight.get(name) ?? ''),
  ])
  return `# Design tokens

Custom properties that [a theme](../theming) may set on \`[data-kit]\`. The last
column is empty where both modes share one value.

${writeTable(['token', 'dark', 'light'], rows)}
`
}

function read(css: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { groups } of css.matchAll(declaration))
    if (groups?.name && groups.value && !found.has(groups.name))
      found.set(groups.name, groups.value.replaceAll(/\s+/g, ' '))
  return found
}
