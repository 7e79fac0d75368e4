import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBeside } from '@hasp/service-frame'
import type { Secrets } from '@hasp/service-frame/secrets'
import { openKeyRing, readMasterKey } from '@hasp/service-frame/secrets'
import { base64urlnopad } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRedis } from '../../../../devstack/testing/redisServer.js'
import { migrationsFolder } from '../../../hosted-wallet-service/src/database/migrationsFolder.js'
import { keyUse } from '../../../hosted-wallet-service/src/secrets/keyUse.js'
import { createTestDevice } from '../../../hosted-wallet-service/src/testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../../../hosted-wallet-service/src/testing/startTestService.js'
import { deriveKeys } from '../signer/deriveKeys.js'
import { openEnvelope } from '../signer/envelope.js'
import { openHalf } from '../signer/sealHalf.js'
import { createTestVisitor } from '../testing/createTestVisitor.js'

const people = 4
const queued = 'queued.canary@example.test'
const pgDump = '/usr/lib/postgresql/15/bin/pg_dump'

type Visitor = Awaited<ReturnType<typeof createTestVisitor>>

let service: TestService
let visitors: Visitor[]
/** What somebody has who took the database away. */
let dump: string
let redis: Awaited<ReturnType<typeof startRedis>>
/** Every command that has ever changed the Redis, by what it writes down. */
let redisFile: string
let withMasterKey: Secrets

beforeAll(async () => {
  redis = await startRedis({ isDurable: true })
  service = await startTestService({
    hasNoSendLimits: true,
    redisUrl: redis.url,
  })
  if (!('url' in service.database)) throw new Error('This needs PostgreSQL.')
  visitors = []
  for (let index = 0; index < people; index += 1)
    visitors.push(
      await createTestVisitor(service, {
        email: `canary.${index}@example.test`,
        password: `lantern velvet orchard ${index}`,
      }),
    )
  // One mail waits in the service's own queue.
  await service.orderFault({ kind: 'refuse', count: 1_000 })
  await (await createTestDevice(service)).start(queued)
  await vi.waitUntil(() => service.lines.join('').includes('mail failed'), {
    timeout: 10_000,
  })
  const dumped = spawnSync(pgDump, [service.database.url], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(dumped.stderr).toBe('')
  dump = dumped.stdout
  const written = join(redis.folder, 'appendonlydir')
  redisFile = ''
  for (const name of await readdir(written))
    redisFile += await readFile(join(written, name), 'latin1')
  const masterKey = await readMasterKey(service.masterKeyPath, {
    isMade: false,
  })
  const { close, database } = await openBeside(
    service.database,
    migrationsFolder,
  )
  withMasterKey = (await openKeyRing(database, masterKey, keyUse)).secrets
  await close()
}, 120_000)
afterAll(async () => {
  await service.stop()
  await redis.stop()
})

/** The rows of a table, by their columns. */
function rowsOf(table: string): readonly Record<string, string>[] {
  const [, columns = '', lines = ''] =
    new RegExp(
      `^COPY public\\.${table} \\((.*)\\) FROM stdin;\\n([^]*?)^\\\\\\.$`,
      'm',
    ).exec(dump) ?? []
  const names = columns.split(', ')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const values = line.split('\t')
      return Object.fromEntries(
        names.map((name, at) => [name, values[at] ?? '']),
      )
    })
}

/** Every 32 bytes that somebody could take for the service's half. */
function* guesses(): Generator<Uint8Array> {
  for (const [text] of dump.matchAll(/[\w-]{43,}/g)) {
    const bytes = Buffer.from(text, 'base64url')
    // What is sealed has a nonce before and a tag behind it.
    for (const from of new Set([0, 12, bytes.length - 48, bytes.length - 32]))
      if (from >= 0 && bytes.length >= from + 32)
        yield bytes.subarray(from, from + 32)
  }
}

/** A thief with the dump and the profile of a browser that is locked. */
async function rebuild(
  { profile }: Visitor,
  serverHalves: (sealed: string) => Iterable<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const [kept] = profile.wallets
  const device = rowsOf('devices').find(({ id }) => id === kept?.deviceId)
  if (!kept || !device) throw new Error('The thief has not all of it.')
  const { deviceHalf, deviceId, userId, walletId } = kept
  const half = await openHalf(deviceHalf)
  const owner = {
    ...{ walletId, userId, holderId: deviceId },
    version: Number(device.envelope_version),
  }
  const envelope = base64urlnopad.decode(device.envelope ?? '')
  for (const serverHalf of serverHalves(device.server_half_sealed ?? '')) {
    const entropy = await openEnvelope(envelope, {
      ...{ half, owner, serverHalf },
      purpose: 'device',
    }).catch(() => undefined)
    if (entropy) return entropy
  }
  return undefined
}

const openSealed = (sealed: string) => [
  base64urlnopad.decode(withMasterKey.open('devices.half', sealed)),
]

/** 32 bytes, however somebody writes them. */
function inOtherWords(secret: string): readonly string[] {
  if (!/^[\w-]{43}$/.test(secret)) return [secret]
  const bytes = Buffer.from(secret, 'base64url')
  return [secret, bytes.toString('hex'), bytes.toString('base64')]
}

describe('who takes the database away', () => {
  it('T-CUS-01, G-10: rebuilds no wallet with the browser’s profile besides, and does with the master key', async () => {
    expect([...guesses()].length).toBeGreaterThan(people * 4)
    for (const visitor of visitors) {
      expect(await rebuild(visitor, guesses)).toBeUndefined()
      const entropy = await rebuild(visitor, openSealed)
      if (!entropy) throw new Error('The attack is none.')
      const [kept] = visitor.profile.wallets
      expect(deriveKeys(entropy).eip155.address).toBe(
        kept?.addresses.eip155.toLowerCase(),
      )
    }
  })

  it('T-SVC-11, T-SVC-15, G-37: finds no key, half, code, token or address in it, in the queue of mails, in the Redis or in the log', async () => {
    const [mail] = rowsOf('outbox')
    const { text, to } = JSON.parse(
      withMasterKey.open('outbox.mail', mail?.mail_sealed ?? ''),
    )
    const canaries = [to, /\d{6}/.exec(text)?.[0] ?? '']
    expect(to).toBe(queued)
    for (const visitor of visitors) {
      const entropy = await rebuild(visitor, openSealed)
      if (!entropy) throw new Error('There is no wallet.')
      const bytes = Buffer.from(entropy)
      canaries.push(
        ...visitor.secrets.flatMap(inOtherWords),
        bytes.toString('hex'),
        bytes.toString('base64'),
        bytes.toString('base64url'),
        entropyToMnemonic(entropy, wordlist),
      )
    }
    expect(new Set(canaries).size).toBeGreaterThan(people * 10)
    const log = service.lines.join('\n')
    // Both are what they are said to be.
    expect(log).toContain('POST /v1/challenges/answer')
    expect(redisFile).toContain('hosted-wallet:')
    expect(dump).toContain(visitors[0]?.profile.wallets[0]?.addresses.solana)
    for (const canary of canaries) {
      expect(canary.length).toBeGreaterThanOrEqual(6)
      const digits = /^\d+$/.test(canary)
      // A moment may have the digits of a code behind its point.
      for (const place of [dump, log, redisFile])
        expect(
          digits
            ? new RegExp(`(?<![\\d.])${canary}(?!\\d)`).test(place)
            : place.includes(canary),
        ).toBe(false)
    }
  })
})
