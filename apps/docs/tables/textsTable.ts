import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { code, writeTable } from './writeTable.js'

/** English texts of one part of the kit; plurals are objects. */
type TextGroup = {
  readonly group: string
  readonly texts: Readonly<
    Record<string, string | Readonly<Record<string, string>>>
  >
}

/**
 * The page of every English text by group and key, as overrides name them.
 * @param folder - the folder of the English texts
 */
export async function textsTable(folder: string): Promise<string> {
  const files = readdirSync(folder).toSorted()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  )
  const groups = modules.flatMap((module) =>
    Object.values(module).filter(isGroup),
  )
  const tables = groups.map(({ group, texts }) => {
    const rows = Object.entries(texts).map(([key, text]) => [
      code(key),
      typeof text === 'string' ? text : Object.values(text).join(' · '),
    ])
    return `## ${group}\n\n${writeTable(['key', 'English'], rows)}\n`
  })
  return `# Texts

Every text of the kit by group and key: what \`messages\` of \`KitProvider\`
[overrides](../languages), and what a new language translates.

${tables.join('\n')}`
}

function isGroup(value: unknown): value is TextGroup {
  return typeof value === 'object' && value !== null && 'texts' in value
}
