import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { type LogoPlace, packLogos } from './packLogos.js'

/** Where logos are kept in the repository. */
export const logosFolder = 'packages/core/src/logos'

const note = '// Written by scripts/logos.ts.\n'

/** A key of a table, and the file of its logo, e.g. `tokens/usdc`. */
export type LogoEntry = readonly [key: string, file: string]

/**
 * All that is written: logos by their files, the most shown first, and the
 * tables that name them.
 */
export type Logos = {
  readonly files: ReadonlyMap<string, string>
  readonly wallets: readonly LogoEntry[]
  readonly networks: readonly LogoEntry[]
  readonly currencies: readonly LogoEntry[]
  /** Network id → contract → file. */
  readonly tokens: ReadonlyMap<string, readonly LogoEntry[]>
}

/** Writes the logos as modules, and the tables through which they are loaded. */
export function writeLogos(logos: Logos): void {
  const root = join(repositoryRoot, logosFolder)
  for (const folder of ['pictures', 'tables'])
    rmSync(join(root, folder), { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${note}${text}`)
  }
  const { modules, places } = packLogos(logos.files)
  for (const [path, text] of modules) write(`pictures/${path}.ts`, text)
  for (const name of ['wallets', 'networks', 'currencies'] as const)
    write(`tables/${name}.ts`, renderTable(name, logos[name], places, 1))
  for (const [networkId, entries] of logos.tokens)
    write(
      `tables/tokens/${fileName(networkId)}.ts`,
      renderTable('tokens', entries, places, 2),
    )
  const tables = [...logos.tokens.keys()].map(
    (networkId) =>
      `  '${networkId}': async () => (await import('./tokens/${fileName(networkId)}.js')).tokens,`,
  )
  write(
    'tables/tokenTables.ts',
    `import type { LogoTable } from '../LogoTable.js'

/** The tokens of each network that has any. */
export const tokenTables: {
  readonly [networkId: string]: (() => Promise<LogoTable>) | undefined
} = {
${tables.join('\n')}
}
`,
  )
}

function renderTable(
  name: string,
  entries: readonly LogoEntry[],
  places: ReadonlyMap<string, LogoPlace>,
  depth: number,
): string {
  const up = '../'.repeat(depth)
  const used = entries.flatMap(([, file]) => places.get(file)?.path ?? [])
  const loads = [...new Set(used)].map(
    (path) =>
      `const ${baseOf(path)} = () => import('${up}pictures/${path}.js')`,
  )
  const lines = entries.flatMap(([key, file]) => {
    const place = places.get(file)
    return place
      ? `  '${key}': async () => (await ${baseOf(place.path)}()).${place.name},`
      : []
  })
  return `import type { LogoTable } from '${up}LogoTable.js'

${loads.join('\n')}

export const ${name}: LogoTable = {
${lines.join('\n')}
}
`
}

function baseOf(path: string): string {
  return path.replace(/^.*\//, '')
}

function fileName(networkId: string): string {
  return networkId.replace(':', '-')
}
