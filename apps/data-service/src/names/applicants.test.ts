import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createReads,
  type OpenDatabase,
  openDatabase,
  systemClock,
} from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { openIndex } from '../database/openIndex.js'
import { copyMigrations } from '../testing/copyMigrations.js'
import { createRegistry, type Registry } from './createRegistry.js'

const [address] = testAccounts
const applicant = { address, coinType: 60, site: 'https://shop.example' }
const name = 'mira.hasp.eth'
/** Before `forgetApplicants`. */
const earlierMigrations = 4

let seedFolder: string | undefined
beforeAll(async () => {
  const { location } = await createTestDatabase()
  if ('seedFolder' in location) ({ seedFolder } = location)
})

async function open(): Promise<OpenDatabase> {
  const opened = await openIndex({ seedFolder })
  onTestFinished(opened.close)
  return opened
}

/** The names of one process, and a message of it that comes back signed. */
async function openNames({ database }: OpenDatabase) {
  const registry = createRegistry(
    { domain: 'hasp.eth', reserved: [] },
    {
      clock: systemClock,
      database,
      reads: createReads(database, undefined),
      secrets: createSecrets(randomBytes(32)),
    },
  )
  const asked = await registry.challenge('mira', applicant)
  if (!('message' in asked)) throw new Error(asked.objection.code)
  const { message } = asked
  return { message, register: (by?: 'key') => send(registry, message, by) }
}

function send(registry: Registry, message: string, signer?: 'key') {
  const signature = `0x${'11'.repeat(65)}` as const
  const request = { ...applicant, message, signature }
  return registry.register(request, async () => signer)
}

const nonceOf = (message: string) => /\nNonce: (.*)\n/.exec(message)?.[1] ?? ''

/** Counts a try as a process of the release before does. */
async function tryAsBefore(
  { database }: Pick<OpenDatabase, 'database'>,
  message: string,
): Promise<boolean> {
  const { rows } = (await database.execute(sql`
    insert into challenges
      (nonce, address, message, name, coin_type, site, tries, expires_at)
    values (${nonceOf(message)}, ${Buffer.from(address.slice(2), 'hex')},
      ${message}, ${name}, 60, ${applicant.site}, 1,
      now() + interval '5 minutes')
    on conflict (nonce) do update set tries = challenges.tries + 1
    where challenges.tries < 5 returning tries`)) as unknown as {
    rows: object[]
  }
  return rows.length > 0
}

async function readRows({ database }: Pick<OpenDatabase, 'database'>) {
  const { rows } = (await database.execute(
    sql`select * from challenges`,
  )) as unknown as { rows: Record<string, unknown>[] }
  return rows
}

it('keeps of a signed message how often it came, and nothing of who wanted what', async () => {
  const opened = await open()
  const { message, register } = await openNames(opened)
  expect(await register()).toEqual({ refusal: 'SIGNATURE_INVALID' })
  const [row, ...others] = await readRows(opened)
  expect(others).toEqual([])
  const told = Object.entries(row ?? {}).filter(([, value]) => value !== null)
  expect(Object.fromEntries(told)).toEqual({
    ...{ nonce: nonceOf(message), tries: 1 },
    expires_at: expect.anything(),
  })
})

it('[R7.31] counts tries together with a process of the release before', async () => {
  const opened = await open()
  const { message, register } = await openNames(opened)
  for (let count = 0; count < 2; count += 1) {
    expect(await tryAsBefore(opened, message)).toBe(true)
    expect(await register()).toEqual({ refusal: 'SIGNATURE_INVALID' })
  }
  expect(await tryAsBefore(opened, message)).toBe(true)
  expect(await register('key')).toEqual({ refusal: 'CHALLENGE_INVALID' })
  expect(await tryAsBefore(opened, message)).toBe(false)
})

it('[R7.31] gives a name for a message that a process of the release before has counted, once', async () => {
  const opened = await open()
  const { message, register } = await openNames(opened)
  expect(await tryAsBefore(opened, message)).toBe(true)
  expect(await register('key')).toMatchObject({ registration: { name } })
  expect(await tryAsBefore(opened, message)).toBe(false)
})

it('forgets who wanted what in a database of the release before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-applicants-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const location = { folder: join(folder, 'data'), seedFolder: folder }
  const migrations = join(folder, 'migrations')
  await copyMigrations(migrations, earlierMigrations)
  const before = await openDatabase(location, migrations)
  const { message } = await openNames(before)
  await tryAsBefore(before, message)
  await before.close()
  const opened = await openIndex(location)
  onTestFinished(opened.close)
  const [row] = await readRows(opened)
  expect(row).toMatchObject({ nonce: nonceOf(message), tries: 1 })
  const forgotten = { address: null, coin_type: null, message: null }
  expect(row).toMatchObject({ ...forgotten, name: null, site: null })
})
