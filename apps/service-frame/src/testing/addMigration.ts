import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const migrations = fileURLToPath(
  new URL('../../../hosted-wallet-service/migrations', import.meta.url),
)

/** Makes of a folder the migrations of a later release: a table more. */
export async function addMigration(folder: string): Promise<void> {
  await cp(migrations, folder, { recursive: true })
  const journalPath = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({
    ...last,
    idx: last.idx + 1,
    when: last.when + 1,
    tag: 'later',
  })
  await writeFile(journalPath, JSON.stringify(journal))
  await writeFile(join(folder, 'later.sql'), 'create table later (id int);')
}
