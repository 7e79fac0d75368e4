import { createHash, randomUUID } from 'node:crypto'
import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

/**
 * Opens PGlite. Making a database takes it seconds; where a folder for seeds is
 * given, one is made once for each set of migrations and copied from then on.
 */
export async function openPglite(
  {
    folder,
    seedFolder,
  }: {
    readonly folder?: string | undefined
    readonly seedFolder?: string | undefined
  },
  migrationsFolder: string,
): Promise<PGlite> {
  if (folder) await mkdir(dirname(folder), { recursive: true })
  const dataDir = folder ?? 'memory://'
  if (!seedFolder || (folder && (await exists(folder))))
    return await PGlite.create(dataDir)
  const loadDataDir = await readSeed(seedFolder, migrationsFolder)
  return await PGlite.create({ dataDir, loadDataDir })
}

async function readSeed(
  seedFolder: string,
  migrationsFolder: string,
): Promise<Blob> {
  const path = join(seedFolder, `${await hashOf(migrationsFolder)}.tar`)
  if (!(await exists(path))) {
    const client = await PGlite.create('memory://')
    await migrate(drizzle(client), { migrationsFolder })
    const dump = await client.dumpDataDir('none')
    await client.close()
    await mkdir(seedFolder, { recursive: true })
    // Another process may be at it: whole files alone get the name.
    const written = `${path}.${randomUUID()}`
    await writeFile(written, Buffer.from(await dump.arrayBuffer()))
    await rename(written, path)
  }
  return new Blob([await readFile(path)])
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).toSorted())
    if (name.endsWith('.sql'))
      hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
