import { deleteWalletText } from '@hasp/protocol/walletService'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAudit } from '../audit/verifyAudit.js'
import {
  audit,
  challenges,
  deletions,
  denials,
  devices,
  drafts,
  exportGrants,
  outcomes,
  recoveries,
  rendezvous,
  sessions,
  users,
  wallets,
} from '../database/tables.js'
import {
  type LeavingTest,
  openLeavingTest,
} from '../testing/openLeavingTest.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { deleteDue } from './deleteDue.js'
import { readDeletion } from './readDeletion.js'
import { requestDeletion } from './requestDeletion.js'

let leaving: LeavingTest
beforeAll(async () => {
  leaving = await openLeavingTest()
})
beforeEach(async () => await leaving.empty())
afterAll(async () => await leaving.close())

describe('the deletion', () => {
  it('waits seven days, and then all of the user is gone but hashes', async () => {
    const person = await leaving.owner()
    const { emailHash, session, walletId } = person
    const { database } = leaving
    const { deviceId, userId } = session
    const expiresAt = sql`now() + interval '1 hour'`
    await database.insert(sessions).values({
      ...{ userId, deviceId, accessHash: 'a', refreshHash: 'b' },
      accessExpiresAt: expiresAt,
      codeProvedAt: sql`now()`,
    })
    await database.insert(recoveries).values({
      ...{ id: crypto.randomUUID(), walletId, halfSealed: 'c' },
      ...{ envelope: 'd', version: 1, parameters: '{}' },
    })
    await database.insert(drafts).values({
      ...{ deviceId, walletId, recoveryId: crypto.randomUUID() },
      ...{ serverHalfSealed: 'e', recoveryHalfSealed: 'f' },
    })
    const whose = { projectId: 'default', emailHash, thumbprint: 'key' }
    await database.insert(challenges).values({
      ...{ ...whose, emailSealed: 'g', origin: 'h', deviceName: 'i' },
      ...{ codeMac: 'j', expiresAt },
    })
    await database
      .insert(denials)
      .values({ ...whose, tokenHash: 'k', expiresAt })
    await database.insert(outcomes).values({
      ...{ userId, origin: 'l', requestId: 'm', digest: 'n', sealed: 'o' },
      expiresAt,
    })
    await database
      .insert(rendezvous)
      .values({ ...{ handleHash: 'p', userId, request: 'q' }, expiresAt })
    await leaving.granted(session)

    expect(await leaving.askDeletion(person)).toMatchObject({
      outcome: 'WAITING',
    })
    const { deletedAfterMs = 0 } = await readDeletion(database, session)
    expect(deletedAfterMs).toBeGreaterThan(6.99 * 24 * 3_600_000)
    await leaving.passDays(6.99)
    await deleteDue(leaving.service)
    expect(await database.select().from(users)).toHaveLength(1)
    await leaving.passDays(0.01)
    await deleteDue(leaving.service)
    for (const table of [
      users,
      devices,
      sessions,
      wallets,
      recoveries,
      drafts,
      challenges,
      denials,
      outcomes,
      rendezvous,
      exportGrants,
      deletions,
    ])
      expect(await database.select().from(table)).toEqual([])
    const rows = await database
      .select()
      .from(audit)
      .where(eq(audit.userId, userId))
      .orderBy(audit.sequence)
    expect(rows.map(({ details, event }) => [event, details])).toEqual([
      ['deletionAsked', null],
      ['deleted', '{}'],
    ])
    expect(await verifyAudit(leaving.service)).toMatchObject({
      status: 'whole',
    })
    expect((await leaving.mails()).at(-1).subject).toContain('is deleted')
  })

  it('is refused without a fresh code, the key’s own word for this device, or while the wallet is frozen', async () => {
    const person = await leaving.owner()
    const { session, signature, walletId } = person
    expect(
      await requestDeletion(
        leaving.service,
        { ...session, codeProvedBeforeMs: 300_001 },
        { signature },
      ),
    ).toEqual({ outcome: 'CODE_NEEDED' })
    const message = deleteWalletText({ walletId, deviceId: 'another' })
    expect(
      await requestDeletion(leaving.service, session, {
        signature: await leaving.account.signMessage({ message }),
      }),
    ).toEqual({ outcome: 'REFUSED' })
    await freezeWallet(leaving.database, session.userId)
    expect(await leaving.askDeletion(person)).toMatchObject({
      outcome: 'FROZEN',
    })
    expect(await readDeletion(leaving.database, session)).toEqual({})
  })

  it.each([
    ['waits', { isTrusted: false }],
    ['is held', { isHeld: true }],
  ])(
    'is refused on a device that %s, whatever it has signed',
    async (_, device) => {
      expect(await leaving.askDeletion(await leaving.owner(device))).toEqual({
        outcome: 'REFUSED',
      })
    },
  )

  it('asked for again does not begin anew', async () => {
    const person = await leaving.owner()
    await leaving.askDeletion(person)
    await leaving.passDays(3)
    const again = await leaving.askDeletion(person)
    expect('deletedAfterMs' in again && again.deletedAfterMs).toBeLessThan(
      4.01 * 24 * 3_600_000,
    )
    expect(await leaving.mails()).toHaveLength(1)
  })
})
