import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMigration } from '../testing/addMigration.js'
import {
  createTestDatabase,
  type TestDatabase,
} from '../testing/createTestDatabase.js'
import type { OpenDatabase } from './Database.js'
import { migrateDatabase } from './migrateDatabase.js'
import { openDatabase } from './openDatabase.js'

const migrations = fileURLToPath(
  new URL('../../../hosted-wallet-service/migrations', import.meta.url),
)

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => await made.drop())

const open = () => openDatabase(made.location, migrations)
const shared = { isShared: true }

/** Ends every connection to the database, that of the question too. */
async function cutAll({ database }: OpenDatabase): Promise<void> {
  await database
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
    )
    .catch(() => undefined)
}

/** Waits until connections that were cut have ended, and hold no lock. */
async function untilAllEnded(): Promise<void> {
  // They end one after the other, and hold their locks until then.
  if (!('url' in made.location)) throw new Error('This needs PostgreSQL.')
  const client = new Client({ connectionString: made.location.url })
  await client.connect()
  await expect
    .poll(
      async () =>
        (
          await client.query(
            'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        ).rowCount,
    )
    .toBe(0)
  await client.end()
}

describe('PostgreSQL', () => {
  it('is migrated once, and served by one process at a time', async () => {
    const first = await open()
    expect(first.migrationsApplied).toBeGreaterThan(1)
    await expect(open()).rejects.toThrow('Another process serves this database')
    await first.close()
    const next = await open()
    expect(next.migrationsApplied).toBe(0)
    await next.close()
  })

  it('F-37: is ready again after every connection was lost, unless another process has it by now', async () => {
    const first = await open()
    const cut = async () => {
      await cutAll(first)
      await untilAllEnded()
    }
    await cut()
    await expect
      .poll(() => first.isReady().catch(() => false), { timeout: 10_000 })
      .toBe(true)
    await expect(open()).rejects.toThrow('Another process serves this database')

    await cut()
    const second = await open()
    expect(await first.isReady().catch(() => false)).toBe(false)
    expect(await second.isReady()).toBe(true)
    await second.close()
    await expect.poll(() => first.isReady().catch(() => false)).toBe(true)
    await first.close()
  })

  it('is shared by processes that say so, and never with one that has it alone', async () => {
    const share = () => openDatabase(made.location, migrations, shared)
    const [first, second] = [await share(), await share()]
    expect(await first.isReady()).toBe(true)
    expect(await second.isReady()).toBe(true)
    await expect(open()).rejects.toThrow('Another process serves this database')
    await first.close()
    await expect(open()).rejects.toThrow('Another process serves this database')
    await second.close()
    const alone = await open()
    await expect(share()).rejects.toThrow('A process without Redis serves')
    await expect(migrateDatabase(made.location, migrations)).rejects.toThrow(
      'A process without Redis serves',
    )
    await alone.close()
  })

  it('is migrated under the processes that share it; those one migration ahead serve before and after, those behind no longer start', async () => {
    const place = await createTestDatabase()
    const later = await mkdtemp(join(tmpdir(), 'hasp-later-'))
    await addMigration(later)
    const share = (folder: string, spareMigrations = 0) =>
      openDatabase(place.location, folder, { isShared: true, spareMigrations })
    try {
      await expect(share(migrations)).rejects.toThrow(
        /^The database lacks migrations that this release needs \(\d+\): run migrate first\.$/,
      )
      const counts = await Promise.all(
        [1, 2, 3].map(() => migrateDatabase(place.location, migrations)),
      )
      expect(counts.filter((count) => count > 0)).toHaveLength(1)
      const older = await share(migrations)
      await expect(share(later)).rejects.toThrow('run migrate first')
      const newer = await share(later, 1)
      expect(await migrateDatabase(place.location, later)).toBe(1)
      for (const { database, isReady } of [older, newer]) {
        expect(await isReady()).toBe(true)
        await database.execute(sql`select count from counters`)
      }
      await newer.database.execute(sql`select id from later`)
      await expect(share(migrations)).rejects.toThrow('of a later release')
      await (await share(later)).close()
      await older.close()
      await newer.close()
    } finally {
      await place.drop()
      await rm(later, { recursive: true })
    }
  })

  it('says in one sentence what keeps it from being used', async () => {
    if (!('url' in made.location)) throw new Error('This needs PostgreSQL.')
    const url = new URL(made.location.url)
    url.pathname = '/nothing'
    await expect(openDatabase({ url: url.href }, migrations)).rejects.toThrow(
      'PostgreSQL cannot be used: database "nothing" does not exist.',
    )
    const client = new Client({ connectionString: made.location.url })
    await client.connect()
    const role = `hasp_${randomUUID().replaceAll('-', '')}`
    await client.query(`create role ${role} login`)
    try {
      url.pathname = new URL(made.location.url).pathname
      url.username = role
      await expect(openDatabase({ url: url.href }, migrations)).rejects.toThrow(
        /^PostgreSQL cannot be used: permission denied for .+\.$/,
      )
    } finally {
      await client.query(`drop role ${role}`)
      await client.end()
    }
  })

  it('answers every question, however often connections are lost under it', async () => {
    const first = await open()
    for (let round = 0; round < 30; round += 1) {
      const asked = Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          first.database.transaction(
            async (transaction) =>
              await transaction.execute(sql`select ${index} + 1`),
          ),
        ),
      )
      await cutAll(first)
      await asked
      await expect.poll(() => first.isReady().catch(() => false)).toBe(true)
    }
    await first.close()
  })
})
