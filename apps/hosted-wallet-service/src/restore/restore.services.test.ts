import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@hasp/service-frame/testing'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findPostgres,
  startPostgres,
} from '../../../../devstack/testing/postgresServer.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import { restored } from '../commands/restored.js'
import { configurationSchema } from '../configuration.js'
import { createTestDevice, newCode } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const holdMs = 3_600_000
const options = {
  hasNoSendLimits: true,
  holds: { lengthMs: async () => holdMs },
}

let folder: string
/** The one that runs now, at the address that never changes. */
let running: TestService
/** An empty machine. */
let machine: StoppableServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-restore-'))
  ;[running, machine] = await Promise.all([
    startTestService(options),
    startPostgres(),
  ])
})
afterAll(async () => {
  await running.stop()
  await machine.stop()
  await rm(folder, { recursive: true })
})

function command(program: string, ...words: string[]): void {
  const path = join(findPostgres() ?? '', program)
  const { status, stderr } = spawnSync(path, words, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

async function rows(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const answer = await client.query(statement)
  await client.end()
  return answer.rows
}

const urlOf = (location: TestDatabase['location']): string => {
  if (!('url' in location)) throw new Error('This needs PostgreSQL.')
  return location.url
}

const newDevice = () =>
  createTestDevice({
    url: running.url,
    siteOrigin: running.siteOrigin,
    mails: (to) => running.mails(to),
  })

it('the backup of yesterday, restored on an empty machine while the mail of today is on its way, is served once it was said what is lost, and gives a thief nothing', {
  timeout: 60_000,
}, async () => {
  // Yesterday: a wallet, a thief who waits, two wrong codes, mail in the queue.
  const [ada, thief] = [await newDevice(), await newDevice()]
  await ada.signIn('ada@example.test')
  const { body, draft } = await makeTestWallet(ada, 'assisted')
  const { state: held } = await thief.signIn('ada@example.test')
  expect(held.deviceState).toBe('held')
  const guessed = await ada.start('ada@example.test')
  if (guessed.outcome !== 'SENT') throw new Error('No code was sent.')
  const right = await newCode(running, 'ada@example.test', 2)
  const wrong = right === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 2; tries += 1)
    await ada.call('answerChallenge', {
      challengeId: guessed.challengeId,
      code: wrong,
    })
  await running.orderFault({ kind: 'refuse', count: 1_000 })
  await (await newDevice()).start('queued@example.test')
  const before = urlOf(running.database)
  const backedUpAt = new Date()
  const dump = join(folder, 'wallet.dump')
  command('pg_dump', '--dbname', before, '--format=custom', '--file', dump)
  const [queued] = await rows(before, 'select count(*)::int from outbox')
  expect(queued.count).toBeGreaterThan(0)

  // Today: the thief is sent away, Ada signs out, Carol makes a wallet, and a
  // code is in the mail.
  await ada.call('revokeDevice', { deviceId: held.deviceId })
  const { accessToken } = ada
  await ada.call('signOut', {})
  await running.orderFault({ kind: 'refuse', count: 0 })
  const carol = await newDevice()
  await carol.signIn('carol@example.test')
  await makeTestWallet(carol)
  const dora = await newDevice()
  const started = await dora.start('dora@example.test')
  if (started.outcome !== 'SENT') throw new Error('No code was sent.')
  const late = await newCode(running, 'dora@example.test')

  // The machine is gone; another one gets the backup and the key.
  const { url } = running
  const masterKeyPath = join(folder, 'master.key')
  await copyFile(running.masterKeyPath, masterKeyPath)
  await running.stop()
  command('createdb', '--maintenance-db', machine.url, 'restored')
  const location = { url: machine.url.replace(/postgres$/, 'restored') }
  command(
    'pg_restore',
    ...['--dbname', location.url, '--exit-on-error'],
    ...['--no-owner', '--no-privileges', dump],
  )
  const moved = {
    url,
    masterKeyPath,
    database: {
      ...{ location, roles: location },
      drop: async () => undefined,
      isHeld: async () => false,
    },
  }
  await expect(startTestService({ ...options, moved })).rejects.toThrow(
    /^This database was restored from a backup, or moved: run restored, .+\.$/,
  )

  const { said } = await restored(configurationOf(location, masterKeyPath), {
    logPath: undefined,
  })
  const [, newest = ''] =
    /The newest thing in it is of (\S+)\./.exec(said) ?? []
  expect(new Date(newest).getTime()).toBeLessThanOrEqual(backedUpAt.getTime())
  expect(said).toContain('Wallets made since are lost')
  expect(said).toContain(
    'Ended here: sessions 2, waiting devices 1, changes of an address 0, mails 1.',
  )
  running = await startTestService({ ...options, moved })

  // Logins: nobody is signed in, and the code of today does nothing.
  ada.accessToken = accessToken
  expect((await ada.send('readWallet', {})).status).toBe(401)
  expect((await thief.send('readWallet', {})).status).toBe(401)
  const { challengeId } = started
  expect(
    await dora.call('answerChallenge', { challengeId, code: late }),
  ).toEqual({ outcome: 'CODE_EXPIRED' })
  // Wallets: that of yesterday is whole, that of today is gone.
  const back = await ada.signIn('ada@example.test')
  expect(back.state).toMatchObject({ deviceState: 'trusted' })
  expect(back.state.wallet?.addresses).toEqual(body.addresses)
  expect(await ada.call('readServerHalf', {})).toEqual({
    outcome: 'HALF',
    serverHalf: draft.serverHalf,
  })
  const { state: carols } = await carol.signIn('carol@example.test')
  expect(carols.wallet).toBeUndefined()
  // Holds: the thief waits the whole time again, of which Ada hears.
  const { state: again } = await thief.signIn('ada@example.test')
  expect(again.deviceId).not.toBe(held.deviceId)
  expect(again.holdEndsAfterMs).toBeGreaterThan(holdMs - 60_000)
  // Counters: no try is given back. Mail: none goes out a second time.
  expect(
    await rows(
      location.url,
      "select count from counters where bucket like 'wrong-day:%' and count = 2",
    ),
  ).toHaveLength(1)
  expect(await running.mails('queued@example.test')).toEqual([])
  await expect(
    restored(configurationOf(location, masterKeyPath), { logPath: undefined }),
  ).rejects.toThrow('Another process serves this database')
})

/** What the operator names, as far as the command reads it. */
const configurationOf = (
  database: { readonly url: string },
  masterKeyFile: string,
) =>
  v.parse(configurationSchema, {
    listen: { host: 'localhost', port: 0 },
    publicUrl: 'https://api.wallet.example',
    walletOrigin: 'https://wallet.example',
    database,
    masterKeyFile,
    operatorFile: '',
    mail: { smtpUrl: 'smtp://localhost:1', from: 'wallet@hasp.test' },
  })
