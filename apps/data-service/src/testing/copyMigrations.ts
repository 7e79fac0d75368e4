import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Makes of a folder the migrations of an earlier release: the first ones. */
export async function copyMigrations(
  folder: string,
  count: number,
): Promise<void> {
  await cp(migrations, folder, { recursive: true })
  const journalPath = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8'))
  journal.entries = journal.entries.slice(0, count)
  await writeFile(journalPath, JSON.stringify(journal))
  const kept = new Set(
    journal.entries.map(({ tag }: { tag: string }) => `${tag}.sql`),
  )
  for (const name of await readdir(folder))
    if (name.endsWith('.sql') && !kept.has(name)) await rm(join(folder, name))
}
