import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../folders.js'
import { networksTable } from './networksTable.js'
import { textsTable } from './textsTable.js'
import { tokensTable } from './tokensTable.js'
import { walletsTable } from './walletsTable.js'

const core = join(repository, 'packages/core/src')
const react = join(repository, 'packages/react/src')

/**
 * Writes the pages that no docstring has: networks, texts, tokens and wallets.
 * @param folder - where they go
 */
export async function writeTables(folder: string): Promise<void> {
  const tokens = await readFile(join(react, 'theme/tokens.css'), 'utf8')
  const pages: Readonly<Record<string, string>> = {
    networks: networksTable(),
    texts: await textsTable(join(react, 'i18n/locales/en')),
    tokens: tokensTable(tokens),
    wallets: await walletsTable(join(core, 'directory/snapshot.ts')),
  }
  for (const [name, page] of Object.entries(pages))
    await writeFile(join(folder, `${name}.md`), page)
}
