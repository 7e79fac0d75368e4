import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../database/deleteExpired.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { audit, auditHeads } from '../database/tables.js'
import { noteEvent } from './noteEvent.js'
import { signDays } from './signDays.js'
import { verifyAudit } from './verifyAudit.js'

const users = ['a', 'b'].map(
  (letter) => `${letter}0000000-0000-4000-8000-00${'0'.repeat(10)}`,
)
const [ada = '', ben = ''] = users
const secrets = createSecrets(new Uint8Array(32).fill(7))

let made: TestDatabase
let opened: OpenDatabase
let lines: string[]
beforeAll(async () => {
  made = await createTestDatabase()
  opened = await openDatabase(made.location, migrationsFolder)
})
beforeEach(async () => {
  lines = []
  await opened.database.execute(sql`truncate audit, audit_heads`)
})
afterAll(async () => {
  await opened.close()
  await made.drop()
})

const parts = () => ({
  database: opened.database,
  secrets,
  log: (fields: object) => void lines.push(JSON.stringify(fields)),
})

const note = (userId: string, device: string) =>
  opened.database.transaction(async (step) => {
    await noteEvent({ secrets }, step, userId, {
      event: 'deviceRevoked',
      device,
    })
  })

/**
 * Writes rows as of earlier days, as they would have been written then. A day
 * is over ten minutes after it has ended, so these are counted from there.
 */
async function noteDaysAgo(days: number, userId: string, device: string) {
  await opened.database.transaction(async (step) => {
    const shifted = Object.create(step, {
      select: {
        value: (fields: Record<string, unknown>) =>
          step.select(
            'nowMs' in fields
              ? ({
                  nowMs:
                    sql<number>`floor(extract(epoch from now() - interval '10 minutes' - ${days} * interval '1 day') * 1000)`.mapWith(
                      Number,
                    ),
                } as never)
              : (fields as never),
          ),
      },
    })
    await noteEvent({ secrets }, shifted, userId, {
      event: 'deviceRevoked',
      device,
    })
  })
}

async function threeDays() {
  for (const days of [3, 2, 1])
    for (const userId of users) await noteDaysAgo(days, userId, `${days}`)
  await note(ada, 'today')
  await signDays(parts())
}

describe('the record of what happened', () => {
  it('is a chain for each wallet, in the order in which it was written', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        note(users[index % 2] ?? '', `${index}`),
      ),
    )
    const rows = await opened.database
      .select()
      .from(audit)
      .where(eq(audit.userId, ada))
      .orderBy(audit.sequence)
    expect(rows.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5])
    expect(rows.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      rows.slice(0, -1).map(({ hash }) => hash),
    )
    expect(await verifyAudit(parts())).toMatchObject({
      status: 'whole',
      rowCount: 12,
    })
  })

  it('signs each day that is over, once, and tells the log', async () => {
    await threeDays()
    await signDays(parts())
    const heads = await opened.database.select().from(auditHeads)
    expect(heads.map(({ rowCount }) => rowCount)).toEqual([2, 2, 2])
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toContain(heads.at(-1)?.hash)
    expect(await verifyAudit(parts())).toEqual({
      status: 'whole',
      rowCount: 7,
      dayCount: 3,
      lastHead: heads.at(-1)?.hash,
    })
  })

  it.each([
    [
      'another word in a row',
      sql`update audit set details = '{"device":"x"}' where user_id = ${ben} and sequence = 1`,
      'row 1 of b0000000',
    ],
    [
      'a row that never told it',
      sql`update audit set event = 'walletMade' where user_id = ${ada} and sequence = 0`,
      'row 0 of a0000000',
    ],
    [
      'another time',
      sql`update audit set at = at + interval '1 second' where user_id = ${ben} and sequence = 0`,
      'row 0 of b0000000',
    ],
    [
      'a row that is missing',
      sql`delete from audit where user_id = ${ada} and sequence = 1`,
      'row 2 of a0000000',
    ],
    [
      'rows of somebody else',
      sql`update audit set user_id = 'c0000000-0000-4000-8000-000000000000' where user_id = ${ben}`,
      'row 0 of c0000000',
    ],
    [
      'an end that is cut off',
      sql`delete from audit where user_id = ${ben} and sequence = 2`,
      'the rows of ',
    ],
    [
      'a beginning that is cut off',
      sql`delete from audit where user_id = ${ben} and sequence = 0`,
      'the rows of ',
    ],
    [
      'a whole wallet that is missing',
      sql`delete from audit where user_id = ${ben}`,
      'the rows of ',
    ],
    [
      'a day that is signed by nobody',
      sql`update audit_heads set row_count = 1 where row_count = 2`,
      'the signed day ',
    ],
    [
      'a day that is left out',
      sql`delete from audit_heads where day = (select day from audit_heads order by day offset 1 limit 1)`,
      'the signed day ',
    ],
  ])('P-35: finds %s', async (_, change, place) => {
    await threeDays()
    await opened.database.execute(change)
    const verdict = await verifyAudit(parts())
    expect(verdict).toMatchObject({ status: 'broken' })
    expect('place' in verdict && verdict.place).toContain(place)
  })

  it('takes the key of the service: who can write makes no chain that fits', async () => {
    await note(ada, 'here')
    const other = createSecrets(new Uint8Array(32).fill(8))
    await opened.database.delete(audit)
    await opened.database.transaction(async (step) => {
      await noteEvent({ secrets: other }, step, ada, {
        event: 'deviceRevoked',
        device: 'elsewhere',
      })
    })
    expect(await verifyAudit(parts())).toMatchObject({ status: 'broken' })
  })

  it('stays whole without what it told of somebody who is gone, and of nobody else', async () => {
    await threeDays()
    await opened.database
      .update(audit)
      .set({ details: null })
      .where(eq(audit.userId, ada))
    expect(await verifyAudit(parts())).toMatchObject({ status: 'broken' })
    await opened.database.transaction(async (step) => {
      await noteEvent({ secrets }, step, ada, { event: 'deleted' })
    })
    expect(await verifyAudit(parts())).toMatchObject({ status: 'whole' })
  })

  it('keeps 400 days, and is whole without those before', async () => {
    for (const days of [402, 401, 399, 1])
      await noteDaysAgo(days, ada, `${days}`)
    await signDays(parts())
    await deleteExpired(opened.database, 'https://wallet.example')
    const rows = await opened.database.select().from(audit)
    expect(rows.map(({ sequence }) => sequence)).toEqual([2, 3])
    expect(await verifyAudit(parts())).toMatchObject({
      status: 'whole',
      rowCount: 2,
      dayCount: 402,
    })
  })
})
