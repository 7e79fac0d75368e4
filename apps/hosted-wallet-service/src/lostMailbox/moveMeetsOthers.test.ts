import { randomBytes } from 'node:crypto'
import { addRecoveryText, changeEmailText } from '@hasp/protocol/walletService'
import { moveHome } from '@hasp/service-frame/restore'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerChallenge } from '../codes/answerChallenge.js'
import { startChallenge } from '../codes/startChallenge.js'
import { deleteExpired } from '../database/deleteExpired.js'
import { fromNow } from '../database/moments.js'
import {
  deletions,
  emailChanges,
  mailboxMoves,
  moveChallenges,
  recoveries,
  recoveryProofs,
  users,
} from '../database/tables.js'
import { beginEmailChange } from '../email/beginEmailChange.js'
import { revertEmail } from '../email/revertEmail.js'
import { cancelDeletion } from '../leaving/cancelDeletion.js'
import { deleteDue } from '../leaving/deleteDue.js'
import { startExport } from '../leaving/startExport.js'
import { useExport } from '../leaving/useExport.js'
import { settleRestored } from '../restore/settleRestored.js'
import { emailHash } from '../secrets/emailHash.js'
import { type MoveTest, openMoveTest } from '../testing/openMoveTest.js'
import { proofKeyOf } from '../testing/proofKeyOf.js'
import { draftRecovery } from '../wallets/draftRecovery.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { keepRecovery } from '../wallets/keepRecovery.js'
import { cancelMove } from './cancelMove.js'
import { keepProofKey } from './keepProofKey.js'

const dayMs = 24 * 3_600_000

let test: MoveTest
beforeAll(async () => {
  test = await openMoveTest()
})
beforeEach(async () => await test.empty())
afterAll(async () => await test.close())

type Person = Awaited<ReturnType<MoveTest['owner']>>

const signed = (message: string) => test.account.signMessage({ message })

async function changeEmail({ email: from, session, walletId }: Person) {
  const to = test.newAddress()
  const { deviceId } = session
  const message = changeEmailText({ walletId, deviceId, from, to })
  const body = { email: to, signature: await signed(message) }
  return await beginEmailChange(test.service, session, body, '')
}

async function addPassword({ session, walletId }: Person) {
  const { draft, recoveryId } = draftRecovery(test.service)
  const { proofKey } = proofKeyOf(randomBytes(32))
  const message = addRecoveryText({ walletId, recoveryId, proofKey })
  const salt = randomBytes(32).toString('base64url')
  return await keepRecovery(test.service, session, {
    ...{ draft, envelope: 'e', version: 1, proofKey },
    parameters: {
      ...{ type: 'password', salt, memoryKibibytes: 65_536 },
      ...{ iterations: 3, parallelism: 1 },
    },
    signature: await signed(message),
  })
}

describe('while a wallet waits for another address', () => {
  it('nothing leaves it, and neither its address nor a way back is changed', async () => {
    const person = await test.owner()
    const { session } = person
    const grant = await test.granted(session)
    await test.ripen()
    await test.begin(person)
    const frozen = { outcome: 'FROZEN', frozenForMs: expect.any(Number) }
    expect(await startExport(test.service, session)).toEqual(frozen)
    // What was granted before is worth nothing, either.
    expect(await useExport(test.service, session, { grant })).toEqual({
      outcome: 'ENDED',
    })
    expect(await test.askDeletion(person)).toEqual(frozen)
    expect(await changeEmail(person)).toEqual(frozen)
    expect(await addPassword(person)).toEqual(frozen)
    const { proofKey } = proofKeyOf(randomBytes(32))
    const { recoveryId, walletId } = person
    const message = addRecoveryText({ walletId, recoveryId, proofKey })
    const other = { recoveryId, proofKey, signature: await signed(message) }
    expect(await keepProofKey(test.service, session, other)).toEqual(frozen)

    // Called off, everything is as before: the way back can be changed at once.
    await cancelMove(test.service, session)
    expect(await addPassword(person)).toMatchObject({ outcome: 'KEPT' })
    expect(await changeEmail(person)).toMatchObject({ outcome: 'SENT' })
  })

  it('a change of the address that was under way is over', async () => {
    const person = await test.owner()
    const reached = await test.reachCode(person)
    expect(await changeEmail(person)).toMatchObject({ outcome: 'SENT' })
    await test.confirm(reached.moveId, reached.code)
    expect(await test.database.select().from(emailChanges)).toEqual([])
  })

  it('nobody opens another wallet with the address that it goes to', async () => {
    const person = await test.owner()
    const { to } = await test.begin(person)
    const signIn = async () => {
      const caller = test.caller('visitor')
      const started = await startChallenge(
        test.service,
        {
          ...{ projectId: 'default', email: to, deviceName: 'Chrome' },
          origin: test.service.walletOrigin,
        },
        caller,
      )
      if (started.outcome !== 'SENT') throw new Error(started.outcome)
      const code = await test.lastCode(to)
      const { challengeId } = started
      const { thumbprint } = caller
      return await answerChallenge(
        test.service,
        { challengeId, code },
        thumbprint,
      )
    }
    expect(await signIn()).toMatchObject({ outcome: 'RESERVED' })
    expect(await test.database.select().from(users)).toHaveLength(1)
    await test.passTime('7 days')
    // Nobody has looked since: who comes on time finds it all the same.
    const after = await signIn()
    if (after.outcome !== 'SIGNED_IN') throw new Error(after.outcome)
    expect(after.state.userId).toBe(person.userId)
    // It has proved the mailbox, and needs a way back as every new device.
    expect(after.state.deviceState).toBe('waiting')
  })
})

describe('a wallet is given no other address', () => {
  it('while it waits to be deleted, or is frozen after a change', async () => {
    const person = await test.owner()
    const { code, moveId, to } = await test.reachCode(person)
    await test.askDeletion(person)
    const deleting = {
      outcome: 'DELETING',
      deletedAfterMs: expect.any(Number),
    }
    const prove = async () =>
      await test.prove((await test.ask(person.email)).moveId, to, person.way)
    expect(await prove()).toEqual(deleting)
    expect(await test.confirm(moveId, code)).toEqual(deleting)
    await cancelDeletion(test.service, person.session, {})
    await freezeWallet(test.database, person.userId)
    const frozen = await prove()
    expect(frozen).toMatchObject({ outcome: 'FROZEN' })
    expect('frozenForMs' in frozen && frozen.frozenForMs).toBeGreaterThan(
      2.9 * dayMs,
    )
    expect(await test.confirm(moveId, code)).toMatchObject({
      outcome: 'FROZEN',
    })
  })

  it('by a code that was mailed before its address was another', async () => {
    const person = await test.owner()
    const { code, moveId } = await test.reachCode(person)
    await test.database
      .update(users)
      .set({ emailHash: 'another' })
      .where(eq(users.id, person.userId))
    expect(await test.confirm(moveId, code)).toEqual({ outcome: 'ENDED' })
  })

  it('once an earlier mailbox took its address back', async () => {
    const person = await test.owner()
    const { database, service } = test
    await test.begin(person)
    const [user] = await database.select().from(users)
    if (!user) throw new Error('There is nobody.')
    const old = 'first@example.test'
    await database.insert(emailChanges).values({
      ...{ userId: user.id, deviceId: person.session.deviceId },
      oldEmailHash: emailHash(service.secrets, old),
      oldEmailSealed: service.secrets.seal('users.email', old),
      newEmailHash: user.emailHash,
      newEmailSealed: user.emailSealed,
      ...{ stage: 'done', codeMac: '' },
      revertHash: service.secrets.mac('email-revert', 'A'.repeat(43)),
      codeExpiresAt: fromNow(0),
      expiresAt: fromNow(dayMs),
    })
    expect(await revertEmail(service, { token: 'A'.repeat(43) })).toEqual({
      isReverted: true,
    })
    expect(await database.select().from(mailboxMoves)).toEqual([])
  })

  it('after the database was restored: what was called off since is not known', async () => {
    const person = await test.owner()
    await test.begin(person)
    await moveHome(test.database)
    await test.run(sql`update home set database = 'elsewhere'`)
    expect(await settleRestored(test.service, [])).toMatchObject({
      movesDropped: 1,
    })
    await test.passTime('7 days')
    await test.look()
    const [user] = await test.database.select().from(users)
    expect(user?.emailHash).toBe(person.emailHash)
  })
})

describe('what a way back proves itself by', () => {
  it('is kept by the word of the wallet’s key, once, of a way that is the visitor’s own', async () => {
    const person = await test.owner()
    const { database, service } = test
    const { recoveryId, session, walletId } = person
    const [first] = await test.proofs()
    const { proofKey } = proofKeyOf(randomBytes(32))
    const keep = async (id: string, signature: string) =>
      (
        await keepProofKey(service, session, {
          ...{ proofKey, signature, recoveryId: id },
        })
      ).outcome
    const word = (id: string) =>
      signed(addRecoveryText({ walletId, recoveryId: id, proofKey }))
    const withoutKey = await signed(addRecoveryText({ walletId, recoveryId }))
    expect(await keep(recoveryId, withoutKey)).toBe('REFUSED')
    expect(await keep(crypto.randomUUID(), await word(recoveryId))).toBe(
      'REFUSED',
    )
    expect(await keep(recoveryId, await word(recoveryId))).toBe('KEPT')
    // Who has the wallet open on a stolen device puts none in its place.
    expect(await test.proofs()).toEqual([first])

    await database.delete(recoveryProofs)
    expect(await keep(recoveryId, await word(recoveryId))).toBe('KEPT')
    const [added] = await test.proofs()
    expect(added?.keySealed).not.toContain(proofKey)
    // It counts in seven days, and no earlier.
    const { moveId } = await test.ask(person.email)
    expect(await test.prove(moveId, test.newAddress(), person.way)).toEqual({
      outcome: 'WRONG',
    })

    const assisted = await test.owner('escrow')
    await database.delete(recoveryProofs)
    const escrowWord = await signed(
      addRecoveryText({
        walletId: assisted.walletId,
        recoveryId: assisted.recoveryId,
        proofKey,
      }),
    )
    expect(
      await keepProofKey(service, assisted.session, {
        ...{ proofKey, recoveryId: assisted.recoveryId },
        signature: escrowWord,
      }),
    ).toEqual({ outcome: 'REFUSED' })
  })

  it('goes with the user, as all of a move does', async () => {
    const person = await test.owner()
    await test.askDeletion(person)
    await test.ask(person.email)
    await test.passDays(7)
    await deleteDue(test.service)
    for (const table of [
      deletions,
      mailboxMoves,
      moveChallenges,
      recoveries,
      recoveryProofs,
    ])
      expect(await test.database.select().from(table)).toEqual([])
  })

  it('a challenge is swept when it is over, and a move that was called off when it rests no more', async () => {
    const person = await test.owner()
    await test.begin(person)
    const sweep = async () => {
      await deleteExpired(test.database, test.service.walletOrigin)
      return [
        (await test.database.select().from(moveChallenges)).length,
        (await test.database.select().from(mailboxMoves)).length,
      ]
    }
    expect(await sweep()).toEqual([1, 1])
    await test.passTime('15 minutes')
    expect(await sweep()).toEqual([0, 1])
    await cancelMove(test.service, person.session)
    await test.passTime('71 hours')
    expect(await sweep()).toEqual([0, 1])
    await test.passTime('1 hour')
    expect(await sweep()).toEqual([0, 0])
  })
})
