import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  type TestDatabase,
} from '../testing/createTestDatabase.js'
import type { OpenDatabase } from './Database.js'
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

/** Ends every connection to the database, that of the question too. */
async function cutAll({ database }: OpenDatabase): Promise<void> {
  await database
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
    )
    .catch(() => undefined)
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
    const cut = () => cutAll(first)
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
