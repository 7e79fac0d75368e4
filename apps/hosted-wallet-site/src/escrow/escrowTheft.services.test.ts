import { spawnSync } from 'node:child_process'
import { openBeside } from '@hasp/service-frame'
import { openKeyRing, readMasterKey } from '@hasp/service-frame/secrets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../../../hosted-wallet-escrow/src/database/migrationsFolder.js'
import { keyUse } from '../../../hosted-wallet-escrow/src/keys/keyUse.js'
import {
  emailPurpose,
  secretPurpose,
} from '../../../hosted-wallet-escrow/src/keys/purposes.js'
import {
  createEscrowVisitor,
  escrowScreen,
  startEscrowTest,
} from '../testing/startEscrowTest.js'

const people = 5
const longMs = 24 * 60 * 60_000
const pgDump = '/usr/lib/postgresql/15/bin/pg_dump'

let test: Awaited<ReturnType<typeof startEscrowTest>>
/** What somebody has who took the escrow's database away. */
let dump: string
/** Of each visitor: what the wallet left here, and what was mailed. */
const kept: { secret: Uint8Array; others: readonly string[] }[] = []

beforeAll(async () => {
  test = await startEscrowTest()
  const { database } = test.escrow
  if (!('url' in database)) throw new Error('This needs PostgreSQL.')
  test.hold.ms = longMs
  for (let index = 0; index < people; index += 1) {
    const email = `canary.${index}@hasp.test`
    const visitor = createEscrowVisitor(test.escrow, email)
    await visitor.signIn((await visitor.openBrowser())())
    visitor.forgetDevice()
    // Half-way through a recovery, which waits for its hold.
    const frame = (await visitor.openBrowser())()
    visitor.signIn(frame).catch(() => undefined)
    ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
    const code = await visitor.escrowCode()
    ;(await escrowScreen(frame, 'code')).press({ type: 'code', code })
    await escrowScreen(frame, 'held')
    const [secret] = visitor.secrets
    if (!secret) throw new Error('Nothing was left with the escrow.')
    const texts = (await test.escrow.mails(email)).map(({ text }) => text)
    const links = texts.join('\n').match(/[\w-]{43}/g) ?? []
    kept.push({ secret, others: [email, code, ...links] })
  }
  const dumped = spawnSync(pgDump, [database.url], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(dumped.stderr).toBe('')
  dump = dumped.stdout
}, 120_000)
afterAll(async () => await test.escrow.stop())

describe('who takes the escrow’s database away', () => {
  it('T-SVC-11, T-SVC-15, G-37: finds no secret, code, link or address in it or in the log', async () => {
    const log = test.escrow.lines.join('\n')
    const canaries = kept.flatMap(({ others, secret }) => [
      ...others,
      ...(['hex', 'base64', 'base64url'] as const).map((how) =>
        Buffer.from(secret).toString(how),
      ),
    ])
    expect(new Set(canaries).size).toBeGreaterThanOrEqual(people * 5)
    for (const canary of canaries) {
      expect(canary.length).toBeGreaterThanOrEqual(6)
      const digits = /^\d+$/.test(canary)
      // A moment may have the digits of a code behind its point.
      for (const place of [dump, log])
        expect(
          digits
            ? new RegExp(`(?<![\\d.])${canary}(?!\\d)`).test(place)
            : place.includes(canary),
        ).toBe(false)
    }
  })

  it('opens all of it with the master key, so that it is there', async () => {
    const { masterKeyFile } = test.escrow.configuration
    const masterKey = await readMasterKey(masterKeyFile, { isMade: false })
    const { close, database } = await openBeside(
      test.escrow.database,
      migrationsFolder,
    )
    const { secrets } = await openKeyRing(database, masterKey, keyUse)
    await close()
    const opened = new Set<string>()
    for (const [sealed] of dump.matchAll(/k\d+\.[\w.-]+/g))
      for (const purpose of [secretPurpose, emailPurpose])
        try {
          opened.add(secrets.open(purpose, sealed))
        } catch {
          // It is something else.
        }
    for (const { others, secret } of kept) {
      expect(opened).toContain(others[0])
      expect(opened).toContain(Buffer.from(secret).toString('base64url'))
    }
  })
})
