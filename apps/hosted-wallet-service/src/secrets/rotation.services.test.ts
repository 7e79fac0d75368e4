import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Database, openBeside } from '@hasp/service-frame'
import {
  createSecrets,
  nextKeyPath,
  openKeyRing,
  readMasterKey,
  retireMasterKeys,
  rotateMasterKey,
} from '@hasp/service-frame/secrets'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Configuration, configurationSchema } from '../configuration.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { openServiceDatabase } from '../database/openServiceDatabase.js'
import * as tables from '../database/tables.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import { startTap } from '../testing/startTap.js'
import { startTestService } from '../testing/startTestService.js'
import { keyHolder } from './keyHolder.js'
import { keyUse } from './keyUse.js'
import { sealedColumns } from './sealedColumns.js'

/** About as many as a rotation of that test takes. */
const stepsOfAll = 45
const kills = process.env.HASP_LONG === '1' ? 40 : 3
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-rotation-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

const configurationOf = (
  database: Configuration['database'],
  masterKeyFile: string,
) =>
  v.parse(configurationSchema, {
    listen: { host: 'localhost', port: 0 },
    publicUrl: 'https://api.wallet.example',
    walletOrigin: 'https://wallet.example',
    database,
    masterKeyFile,
    operatorFile: join(folder, 'operator.json'),
    mail: { smtpUrl: 'smtp://localhost:1', from: 'wallet@hasp.test' },
  })

const keyAt = (path: string) => readMasterKey(path, { isMade: false })

/** Every sealed value, with the name of the key before it. */
async function sealedValues(database: Database) {
  const all: { purpose: string; name: string; sealed: string }[] = []
  for (const { column, purpose } of sealedColumns) {
    const rows = await database
      .select({ sealed: sql<string | null>`${column}` })
      .from(column.table)
    for (const { sealed } of rows) {
      const name = sealed?.split('.')[0] ?? ''
      if (sealed !== null) all.push({ purpose, name, sealed })
    }
  }
  return all
}

describe('a rotation of the master key', () => {
  it('knows every column that is sealed', () => {
    const named = Object.values(tables)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          ({ name }) => `${getTableName(table)}.${name}`,
        ),
      )
      .filter((name) => name.endsWith('_sealed'))
      // What the keys themselves are sealed by is what a rotation adds.
      .filter((name) => name !== 'keys.key_sealed')
    expect(
      sealedColumns
        .map(({ column }) => `${getTableName(column.table)}.${column.name}`)
        .sort(),
    ).toEqual(named.sort())
  })

  it('is noticed by no visitor, and leaves nothing that the old key opens', {
    timeout: 90_000,
  }, async () => {
    const service = await startTestService({ hasNoSendLimits: true })
    const path = service.masterKeyPath
    const holder = keyHolder(configurationOf(service.roles, path))
    const { close, database } = await openBeside(
      service.database,
      migrationsFolder,
    )
    const old = await keyAt(path)
    const ada = await createTestDevice(service)
    const { state } = await ada.signIn('ada@example.test')
    const { draft } = await makeTestWallet(ada)
    const half = { outcome: 'HALF', serverHalf: draft.serverHalf }

    const done = new AbortController()
    let visits = 0
    const visit = async () => {
      while (!done.signal.aborted) {
        const fresh = await createTestDevice(service)
        await fresh.signIn(`visitor${visits}@example.test`)
        await makeTestWallet(fresh)
        visits += 1
      }
    }
    const sign = async () => {
      while (!done.signal.aborted)
        expect(await ada.call('readServerHalf', {})).toEqual(half)
    }
    const visiting = Promise.all([visit(), sign()])
    visiting.catch(() => done.abort())
    const { said } = await rotateMasterKey(holder)
    const before = visits
    expect(before).toBeGreaterThan(0)
    await expect.poll(() => visits, { timeout: 20_000 }).toBeGreaterThan(before)
    done.abort()
    await visiting
    expect(said).toContain(nextKeyPath(path))

    // Until the old one is retired, both open everything.
    const next = await keyAt(nextKeyPath(path))
    const values = await sealedValues(database)
    expect(values.length).toBeGreaterThan(visits * 3)
    for (const masterKey of [old, next]) {
      const { secrets } = await openKeyRing(database, masterKey, keyUse)
      for (const { purpose, sealed } of values) secrets.open(purpose, sealed)
    }
    await expect(retireMasterKeys(holder)).rejects.toThrow(
      'A newer master key opens this database, too',
    )
    await rename(nextKeyPath(path), path)
    expect(await retireMasterKeys(holder)).toMatchObject({ isChanged: true })
    expect(await retireMasterKeys(holder)).toMatchObject({ isChanged: false })

    await expect(openKeyRing(database, old, keyUse)).rejects.toThrow(
      'sealed by another master key',
    )
    const rows = await database.select().from(tables.keys)
    const withOld = createSecrets(old)
    for (const { keySealed, name } of rows)
      expect(() => withOld.open(`keys.${name}`, keySealed)).toThrow()
    const names = new Set(
      (await sealedValues(database)).map(({ name }) => name),
    )
    expect([...names]).toEqual([rows.at(-1)?.name])
    // The same people, found by the same address.
    expect(await ada.call('readServerHalf', {})).toEqual(half)
    const again = await ada.signIn('ada@example.test')
    expect(again.state.userId).toBe(state.userId)
    await close()
    await service.stop()
  })

  it(
    `loses nothing when it is killed -9 at ${kills} points, and goes on`,
    async () => {
      const made = await createTestDatabase()
      if (!('url' in made.roles)) throw new Error('This needs PostgreSQL.')
      const path = join(folder, 'master.key')
      await writeFile(path, Buffer.alloc(32, 7).toString('base64url'), {
        mode: 0o400,
      })
      const old = await keyAt(path)
      const { close, database } = await openServiceDatabase({
        database: made.roles,
      })
      await fill(database, old)
      await close()
      const owner = await openBeside(made.roles, migrationsFolder)
      const tap = await startTap(Number(new URL(made.roles.url).port))
      const tapped = new URL(made.roles.migratorUrl ?? '')
      tapped.port = `${tap.port}`
      const configurationPath = join(folder, 'configuration.json')
      await writeFile(
        configurationPath,
        JSON.stringify(configurationOf({ url: tapped.href }, path)),
      )
      const command = (words: string) => run(words, configurationPath)
      const check = async () => {
        for (const known of [
          old,
          await keyAt(nextKeyPath(path)).catch(() => old),
        ]) {
          const { secrets } = await openKeyRing(owner.database, known, keyUse)
          const values = await sealedValues(owner.database)
          expect(values).toHaveLength(people * 2)
          for (const { purpose, sealed } of values)
            expect(secrets.open(purpose, sealed)).toMatch(/^(half|\d+@)/)
        }
      }
      // From its first step to its last.
      for (let kill = 0; kill < kills; kill += 1) {
        let steps = 0
        let victim: ChildProcess | undefined
        tap.onStep = async () => {
          steps += 1
          if (steps === 1 + Math.floor((kill * stepsOfAll) / kills))
            victim?.kill('SIGKILL')
        }
        victim = command('rotate')
        await once(victim, 'exit')
        tap.onStep = undefined
        if (victim.exitCode === 0) break
        expect(victim.signalCode).toBe('SIGKILL')
        await check()
      }
      expect(await ended(command('rotate'))).toContain('Sealed anew')
      await check()
      await rename(nextKeyPath(path), path)
      expect(await ended(command('retire'))).toContain('Only')
      const { secrets } = await openKeyRing(
        owner.database,
        await keyAt(path),
        keyUse,
      )
      for (const { purpose, sealed } of await sealedValues(owner.database))
        secrets.open(purpose, sealed)
      await expect(openKeyRing(owner.database, old, keyUse)).rejects.toThrow()
      await tap.stop()
      await owner.close()
      await made.drop()
    },
    60_000 + kills * 15_000,
  )
})

const people = 500

/** As a release before this one has left it: sealed by the master key alone. */
async function fill(database: Database, masterKey: Uint8Array): Promise<void> {
  const secrets = createSecrets(masterKey)
  const users = await database
    .insert(tables.users)
    .values(
      Array.from({ length: people }, (_, index) => ({
        projectId: 'default',
        emailHash: `${index}`,
        emailSealed: secrets.seal('users.email', `${index}@example.test`),
      })),
    )
    .returning({ id: tables.users.id })
  await database.insert(tables.devices).values(
    users.map(({ id }, index) => ({
      userId: id,
      thumbprint: `${index}`,
      name: 'Chromium',
      origin: 'https://tide.example',
      isTrusted: true,
      serverHalfSealed: secrets.seal('devices.half', `half ${index}`),
    })),
  )
}

function run(words: string, configurationPath: string): ChildProcess {
  const options = ['--conditions=hasp-source', '--import', 'tsx']
  return spawn(
    process.execPath,
    [...options, main, words, '-c', configurationPath],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

async function ended(program: ChildProcess): Promise<string> {
  const [said, failed] = await Promise.all([
    program.stdout ? text(program.stdout) : '',
    program.stderr ? text(program.stderr) : '',
    once(program, 'exit'),
  ])
  expect(program.exitCode, failed).toBe(0)
  return said
}
