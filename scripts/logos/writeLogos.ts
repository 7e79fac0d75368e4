import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'

/** Where logos are kept in the repository. */
export const logosFolder = 'packages/core/src/logos'

const note = '// Written by scripts/logos.ts.\n'

/** A key of a table, and the file of its logo, e.g. `tokens/usdc`. */
export type LogoEntry = readonly [key: string, file: string]

/** All that is written: logos by their files, and the tables that name them. */
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
  for (const [file, picture] of logos.files)
    write(`pictures/${file}.ts`, `export default ${JSON.stringify(picture)}\n`)
  write('tables/wallets.ts', renderTable('wallets', logos.wallets, 1))
  write('tables/networks.ts', renderTable('networks', logos.networks, 1))
  write('tables/currencies.ts', renderTable('currencies', logos.currencies, 1))
  for (const [networkId, entries] of logos.tokens)
    write(
      `tables/tokens/${fileName(networkId)}.ts`,
      renderTable('tokens', entries, 2),
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
  depth: number,
): string {
  const up = '../'.repeat(depth)
  const files = [...new Set(entries.map(([, file]) => file))]
  const shared = new Map(
    files
      .filter((file) => entries.filter(([, one]) => one === file).length > 1)
      .map((file, index) => [file, `logo${index}`]),
  )
  const load = (file: string) => `() => import('${up}pictures/${file}.js')`
  return `import type { LogoTable } from '${up}LogoTable.js'

${[...shared].map(([file, constant]) => `const ${constant} = ${load(file)}\n`).join('')}
export const ${name}: LogoTable = {
${entries.map(([key, file]) => `  '${key}': ${shared.get(file) ?? load(file)},`).join('\n')}
}
`
}

function fileName(networkId: string): string {
  return networkId.replace(':', '-')
}
