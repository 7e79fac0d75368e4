import { createHash, randomUUID } from 'node:crypto'
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
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
 * One is made beside its folder and moved there when it is whole: nothing of a
 * making that was cut off is in the folder, and nothing in the folder is ever
 * deleted but an empty `postmaster.pid`. Whoever opens it holds the folder.
 * @throws Error with one sentence when the folder has other files than a
 * database's, or cannot be replaced
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
  const make = async (dataDir: string) => {
    const seed = seedFolder && (await readSeed(seedFolder, migrationsFolder))
    return await PGlite.create({ dataDir, ...(seed && { loadDataDir: seed }) })
  }
  if (!folder) return await make('memory://')
  if (await exists(join(folder, 'PG_VERSION'))) {
    const holder = join(folder, 'postmaster.pid')
    // Who was killed while it wrote this left it empty, which PGlite refuses.
    if ((await readFile(holder, 'utf8').catch(() => undefined)) === '')
      await rm(holder)
    return await PGlite.create(folder)
  }
  await mkdir(dirname(folder), { recursive: true })
  await removeEmpty(folder)
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  const made = await make(making)
  await made.close()
  await rename(making, folder)
  return await PGlite.create(folder)
}

async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (cause) {
    if (!(await exists(folder))) return
    const hasFiles = (await readdir(folder)).length > 0
    throw new Error(
      hasFiles
        ? `${folder} has files, and no database: name another folder for it.`
        : `${folder} cannot be replaced by a database: name a folder in it.`,
      { cause },
    )
  }
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
