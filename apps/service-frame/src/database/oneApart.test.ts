import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
} from 'vitest'
import { findLosses, readShape } from '../testing/findLosses.js'

const migrationsOf = (app: string) =>
  fileURLToPath(new URL(`../../../${app}/migrations`, import.meta.url))

/** Nobody had a database yet: what they took, no release has used. */
const beforeFirstRelease = new Map<string, readonly string[]>([
  ['0001_endedDevices', ['devices.revoked_at is gone']],
  ['0005_introductions', ['devices.code is gone']],
  [
    '0003_accounts',
    [
      'entries.chain is gone',
      'entries.account is integer',
      'entries.block is integer',
      'entries.kind is smallint',
      'movements.chain is smallint',
      'movements.block is integer',
      'movements.kind is smallint',
      'transactions.chain is smallint',
      'transactions.block is integer',
      'chains.short_id may not be left out',
      'entries: CREATE UNIQUE ON public.entries USING btree (chain, account, block, place) is gone',
      'entries: CREATE UNIQUE ON public.entries USING btree (account, kind, block, place) is asked for',
    ],
  ],
])

let client: PGlite
let folder: string
beforeAll(async () => {
  client = new PGlite()
  await client.waitReady
}, 60_000)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-steps-'))
  await client.exec(
    'drop schema if exists public, drizzle cascade; create schema public',
  )
})
afterEach(async () => await rm(folder, { recursive: true }))
afterAll(async () => await client.close())

/** Migrates an empty database step by step, and tells what each step takes. */
async function walk(app: string) {
  await cp(migrationsOf(app), folder, { recursive: true })
  const journalPath = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const database = drizzle(client)
  const losses: { tag: string; lost: readonly string[] }[] = []
  let before = await readShape(database)
  for (const [index, { tag }] of journal.entries.entries()) {
    const entries = journal.entries.slice(0, index + 1)
    await writeFile(journalPath, JSON.stringify({ ...journal, entries }))
    await migrate(database, { migrationsFolder: folder })
    const after = await readShape(database)
    losses.push({ tag, lost: findLosses(before, after) })
    before = after
  }
  expect(before.columns.length).toBeGreaterThan(5)
  return losses
}

describe('a database that is one migration ahead', () => {
  it.each(['data-service', 'hosted-wallet-escrow', 'hosted-wallet-service'])(
    'gives the release of %s before it all that it reads and writes',
    async (app) => {
      for (const { lost, tag } of await walk(app))
        expect(lost, tag).toEqual(beforeFirstRelease.get(tag) ?? [])
    },
    60_000,
  )

  it.each([
    ['drop table codes', 'codes.id is gone'],
    ['alter table codes drop tries', 'codes.tries is gone'],
    ['alter table codes rename tries to tried', 'codes.tries is gone'],
    ['alter table codes alter tries type bigint', 'codes.tries is bigint'],
    ['alter table codes alter email set not null', 'codes.email may not be'],
    ['alter table codes alter tries drop default', 'codes.tries may not be'],
    ['alter table codes add used int not null', 'codes.used may not be'],
    ['create unique index one on codes (email)', 'codes: CREATE UNIQUE'],
    ['alter table codes add check (tries < 5)', 'codes: CHECK'],
    ['alter table codes add unique (email, tries)', 'codes: CREATE UNIQUE'],
    [
      'alter table codes add foreign key (mail) references mails (id)',
      'codes: FOREIGN KEY',
    ],
    [
      'alter table codes drop constraint codes_name_key',
      'codes: CREATE UNIQUE',
    ],
  ])('would not after: %s', async (statement, loss) => {
    const database = drizzle(client)
    await database.execute('create table mails (id int primary key)')
    await database.execute(
      'create table codes (id int primary key, name text unique, email text, mail int, tries int not null default 0)',
    )
    const before = await readShape(database)
    await database.execute(statement)
    const lost = findLosses(before, await readShape(database))
    expect(lost.join('\n')).toContain(loss)
  })

  it('is only added to by tables, and by columns that may be left out', async () => {
    const database = drizzle(client)
    await database.execute('create table codes (id int primary key)')
    const before = await readShape(database)
    for (const statement of [
      'create table mails (id int primary key, text text not null)',
      'alter table codes add mail int references mails (id)',
      'alter table codes add used int not null default 0',
      'create index used on codes (used)',
    ])
      await database.execute(statement)
    expect(findLosses(before, await readShape(database))).toEqual([])
  })
})
