import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { addMigration } from '../testing/addMigration.js'
import { openDatabase } from './openDatabase.js'

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url))
const seedFolder = path('../../../../.cache/hosted-wallet/seeds')
const migrations = path('../../../hosted-wallet-service/migrations')

let temporary: string
let folder: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hasp-database-'))
  folder = join(temporary, 'data')
})
afterAll(async () => await rm(temporary, { recursive: true }))

const open = (migrationsFolder = migrations) =>
  openDatabase({ folder, seedFolder }, migrationsFolder)

describe('openDatabase', () => {
  it('lets one at a time have a folder, and the next one once it is closed', async () => {
    const first = await open()
    expect(await first.isReady()).toBe(true)
    await expect(open()).rejects.toThrow('Another process serves the database')
    await first.close()
    const next = await open()
    await next.close()
  })

  it('is held up by a process that lives, and by none that was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    await writeFile(`${folder}.lock`, `${other.pid}\n`)
    await expect(open()).rejects.toThrow('stop it first')
    const ended = once(other, 'exit')
    other.kill('SIGKILL')
    await ended
    const database = await open()
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(`${process.pid}\n`)
    await database.close()
  })

  it('refuses what a later release has migrated, and leaves it as it is', async () => {
    const later = join(temporary, 'later')
    await addMigration(later)

    const newer = await open(later)
    expect(newer.migrationsApplied).toBe(1)
    await newer.close()
    await expect(open()).rejects.toThrow('of a later release')
    const again = await open(later)
    expect(again.migrationsApplied).toBe(0)
    await again.database.execute(sql`select id from later`)
    await again.close()
  })

  it('says in one sentence that PostgreSQL cannot be reached', async () => {
    const url = `postgres://hasp:secret@localhost:${await findFreePort()}/hasp`
    const refused = openDatabase({ url }, migrations)
    await expect(refused).rejects.toThrow(
      /^PostgreSQL cannot be used: connect ECONNREFUSED [^ ]+(, connect ECONNREFUSED [^ ]+)?\.$/,
    )
  })
})
