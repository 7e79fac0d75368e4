import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
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
    // Of an earlier process with the number of this one.
    await writeFile(`${folder}.lock`, `${other.pid} before-the-boot/1\n`)
    const first = await open()
    await first.close()
    await writeFile(`${folder}.lock`, `${other.pid}\n`)
    const ended = once(other, 'exit')
    other.kill('SIGKILL')
    await ended
    const database = await open()
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(
      new RegExp(`^${process.pid} .*\\n$`),
    )
    await database.close()
  })

  it('opens one whose process was killed while it wrote its number into the folder', async () => {
    const first = await open()
    await first.close()
    await writeFile(join(folder, 'postmaster.pid'), '')
    const next = await open()
    await next.close()
  })

  it('makes one anew whose making was cut off', async () => {
    const cut = join(temporary, 'cut')
    // What a process leaves that is killed before all files are there.
    await mkdir(`${cut}.making`)
    await writeFile(join(`${cut}.making`, 'PG_VERSION'), '17\n')
    const location = { folder: cut, seedFolder }
    const made = await openDatabase(location, migrations)
    await made.database.execute(sql`create table kept (id integer)`)
    await made.close()
    expect(await readdir(temporary)).not.toContain('cut.making')
    // Then it is like any other.
    const again = await openDatabase(location, migrations)
    await again.database.execute(sql`select id from kept`)
    await again.close()
  })

  it('opens what was put into the folder after a making that was cut off', async () => {
    const from = join(temporary, 'saved')
    const saved = await openDatabase({ folder: from, seedFolder }, migrations)
    await saved.database.execute(sql`create table kept (id integer)`)
    await saved.close()
    const put = join(temporary, 'put')
    await mkdir(`${put}.making`)
    await rename(from, put)
    const database = await openDatabase({ folder: put }, migrations)
    await database.database.execute(sql`select id from kept`)
    await database.close()
  })

  it('is the same folder with a slash at its end', async () => {
    const named = join(temporary, 'named')
    await mkdir(named)
    const slashed = { folder: `${named}/`, seedFolder }
    const made = await openDatabase(slashed, migrations)
    await expect(openDatabase({ folder: named }, migrations)).rejects.toThrow(
      'Another process serves the database',
    )
    await made.close()
    const again = await openDatabase({ folder: named }, migrations)
    await again.close()
  })

  it('leaves other files alone, and says so', async () => {
    const full = join(temporary, 'full')
    await mkdir(full)
    await writeFile(join(full, 'gateway.key'), 'secret')
    await expect(openDatabase({ folder: full }, migrations)).rejects.toThrow(
      'has files, and no database',
    )
    expect(await readFile(join(full, 'gateway.key'), 'utf8')).toBe('secret')
    // One that is empty is as good as none.
    await rm(join(full, 'gateway.key'))
    const location = { folder: full, seedFolder }
    const made = await openDatabase(location, migrations)
    await made.close()
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
