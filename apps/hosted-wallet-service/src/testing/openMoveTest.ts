import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { recoveries, recoveryProofs } from '../database/tables.js'
import { askMove } from '../lostMailbox/askMove.js'
import { confirmMove } from '../lostMailbox/confirmMove.js'
import { insertProof } from '../lostMailbox/keepProofKey.js'
import { moveDue } from '../lostMailbox/moveDue.js'
import { proveMove } from '../lostMailbox/proveMove.js'
import { openLeavingTest } from './openLeavingTest.js'
import { proofKeyOf } from './proofKeyOf.js'

/** What a lost mailbox is tried on. */
export type MoveTest = Awaited<ReturnType<typeof openMoveTest>>

/** The parts of a service, and people who have lost their mailboxes. */
export async function openMoveTest() {
  const leaving = await openLeavingTest()
  const { database, run, service } = leaving
  const { secrets } = service
  let people = 0

  /** Somebody with a wallet and a recovery password that is old enough. */
  const owner = async (
    type: 'password' | 'passkey' | 'escrow' = 'password',
  ) => {
    people += 1
    const name = `rosalind${people}@example.test`
    const made = await leaving.owner({ name })
    const { session, walletId } = made
    const way = proofKeyOf(randomBytes(32))
    const recoveryId = crypto.randomUUID()
    const salt = randomBytes(32).toString('base64url')
    const cost = { memoryKibibytes: 65_536, iterations: 3, parallelism: 1 }
    await database.insert(recoveries).values({
      ...{ id: recoveryId, walletId, halfSealed: 'h', envelope: 'e' },
      version: 1,
      parameters: JSON.stringify({ type, salt, ...cost }),
    })
    const { userId } = session
    const { proofKey } = way
    await insertProof(database, secrets, { proofKey, recoveryId, userId })
    await run(
      sql`update recovery_proofs set created_at = now() - interval '7 days' where user_id = ${userId}`,
    )
    return { ...made, email: name, recoveryId, salt, userId, way }
  }
  const newAddress = () => `new${crypto.randomUUID()}@example.test`

  const caller = (name = 'key') => ({
    network: `10.0.${people % 250}.0`,
    thumbprint: createHash('sha256').update(name).digest('base64url'),
  })
  const ask = async (email: string, by = caller()) => {
    const asked = await askMove(
      service,
      { projectId: 'default', email, deviceName: 'Firefox, Mac' },
      by,
    )
    if (asked.outcome !== 'ASKED') throw new Error(asked.outcome)
    return asked
  }
  /** What a page does with what is typed into it. */
  const prove = async (
    moveId: string,
    to: string,
    way: ReturnType<typeof proofKeyOf>,
    by = caller(),
    type: 'password' | 'passkey' = 'password',
  ) =>
    await proveMove(
      service,
      {
        ...{ moveId, email: to, way: type },
        signature: way.sign({ moveId, email: to }),
      },
      by,
    )
  const mailTo = async (to: string, words = '') =>
    (await leaving.mails()).findLast(
      (mail) =>
        mail.to === to && `${mail.subject}\n${mail.text}`.includes(words),
    )
  /** Of the last mail that begins with one. */
  const lastCode = async (to: string): Promise<string> =>
    (await leaving.mails())
      .flatMap((mail) =>
        mail.to === to ? (/^\d{6}/.exec(mail.text)?.[0] ?? []) : [],
      )
      .at(-1) ?? ''
  const confirm = async (moveId: string, code: string, by = caller()) =>
    await confirmMove(service, { moveId, code }, by)

  /** Up to the code of the new mailbox. */
  const reachCode = async (
    person: Awaited<ReturnType<typeof owner>>,
    to = newAddress(),
  ) => {
    const { moveId } = await ask(person.email)
    expect(await prove(moveId, to, person.way)).toMatchObject({
      outcome: 'SENT',
      triesLeft: 5,
    })
    return { code: await lastCode(to), moveId, to }
  }
  /** Up to the seven days. */
  const begin = async (person: Awaited<ReturnType<typeof owner>>) => {
    const reached = await reachCode(person)
    expect(await confirm(reached.moveId, reached.code)).toEqual({
      outcome: 'WAITING',
      movedAfterMs: 7 * 24 * 3_600_000,
    })
    return reached
  }
  return {
    ...leaving,
    ...{ ask, begin, caller, confirm, lastCode, mailTo, newAddress, owner },
    ...{ prove, reachCode },
    /** Everything that the seven days are counted by is so much older. */
    passTime: async (interval: string) => {
      for (const [table, column] of [
        ['mailbox_moves', 'due_at'],
        ['mailbox_moves', 'expires_at'],
        ['recovery_proofs', 'created_at'],
        ['wallets', 'frozen_until'],
        ['move_challenges', 'expires_at'],
        ['move_challenges', 'code_expires_at'],
      ])
        await run(
          sql.raw(
            `update ${table} set ${column} = ${column} - interval '${interval}'`,
          ),
        )
    },
    look: async () => await moveDue(service),
    empty: async () => {
      await leaving.empty()
      await run(sql`truncate mailbox_moves, move_challenges, recovery_proofs`)
    },
    proofs: async () => await database.select().from(recoveryProofs),
  }
}
