import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  carryTo,
  createTestFrame,
  makeTestDeposit,
} from '../testing/createTestFrame.js'
import { startTestEscrow, type TestEscrow } from '../testing/startTestEscrow.js'
import { restored } from './restored.js'

const hourMs = 3_600_000

let folder: string
let escrow: TestEscrow
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-escrow-restored-'))
  escrow = await startTestEscrow({ holds: { lengthMs: async () => 0 } })
})
afterAll(async () => {
  await escrow.stop()
  await rm(folder, { recursive: true })
})

const frame = () => createTestFrame(escrow, carryTo(escrow))

async function query(statement: string) {
  if (!('url' in escrow.database)) throw new Error('This needs PostgreSQL.')
  const client = new Client({ connectionString: escrow.database.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/** A wallet whose secret is here. */
async function deposit(email: string) {
  const made = makeTestDeposit(email)
  expect((await (await frame()).ask('deposit', made.body)).outcome).toBe('KEPT')
  return made
}

/** The mailbox asks for the secret, by its newest code. */
async function prove(walletId: string, email: string, before = 0) {
  const device = await frame()
  const started = await device.start(walletId, email)
  if (started.outcome !== 'STARTED') throw new Error('It did not start.')
  const { attempt } = started
  const { text } = await escrow.mail(email, before)
  const code = /^\d{6}/.exec(text)?.[0] ?? ''
  const proved = await device.ask('answer', { attempt, code })
  if (proved.outcome !== 'PROVED') throw new Error(proved.outcome)
  return { attempt, device, holdEndsAfterMs: proved.holdEndsAfterMs }
}

it('a restored backup releases nothing by an attempt, a mailbox or a hold of before', async () => {
  const [ada, grace, hedy, joan] = [
    await deposit('ada@hasp.test'),
    await deposit('grace@hasp.test'),
    await deposit('hedy@hasp.test'),
    await deposit('joan@hasp.test'),
  ]
  // In the backup: Ada's mailbox was proved, and Joan is changing hers.
  const begun = await prove(ada.body.walletId, ada.body.email)
  expect(begun.holdEndsAfterMs).toBe(0)
  const teller = await frame()
  await teller.ask('rebind', joan.rebind('joan.new@hasp.test', 1))
  // Since then: Grace has changed hers, and Hedy is gone; so says the log.
  const graces = grace.rebind('grace.new@hasp.test', 1)
  expect((await teller.ask('rebind', graces)).outcome).toBe('BOUND')
  expect((await teller.ask('forget', hedy.forget())).outcome).toBe('FORGOTTEN')
  const logPath = join(folder, 'escrow.log')
  await writeFile(logPath, `starting\n${escrow.lines.join('\n')}\n`)
  await query(`delete from bindings where wallet_id = '${grace.body.walletId}'`)
  expect((await (await frame()).ask('deposit', hedy.body)).outcome).toBe('KEPT')

  // It lives elsewhere now.
  await query("update home set database = '0'")
  await expect(escrow.restart()).rejects.toThrow('run restored')
  const said = await restored(escrow.configuration, logPath)
  expect(said).toContain('withheld: 2, forgotten: 1')
  expect(await restored(escrow.configuration, logPath)).toBe(
    'The database is where it was.',
  )
  await escrow.restart()

  expect(await begun.device.ask('collect', { attempt: begun.attempt })).toEqual(
    { outcome: 'ENDED' },
  )
  await query('delete from counters')
  const again = await prove(ada.body.walletId, ada.body.email, 2)
  expect(again.holdEndsAfterMs).toBeGreaterThan(71.9 * hourMs)
  expect(
    await again.device.ask('collect', { attempt: again.attempt }),
  ).toMatchObject({ outcome: 'HELD' })
  // The old mailboxes get no code; a wallet's key may name one again.
  for (const { body } of [grace, joan, hedy]) {
    const mailed = (await escrow.mails(body.email)).length
    expect(
      (await (await frame()).start(body.walletId, body.email)).outcome,
    ).toBe('STARTED')
    expect(await escrow.mails(body.email)).toHaveLength(mailed)
  }
  expect(
    (await teller.ask('rebind', joan.rebind('joan.new@hasp.test', 2))).outcome,
  ).toBe('BOUND')
  // Whoever comes from now on has the hold that everybody has.
  const late = await deposit('late@hasp.test')
  const { holdEndsAfterMs } = await prove(late.body.walletId, late.body.email)
  expect(holdEndsAfterMs).toBe(0)
})
