import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAudit } from '../audit/verifyAudit.js'
import {
  devices,
  mailboxMoves,
  moveChallenges,
  recoveries,
  sessions,
  users,
  wallets,
} from '../database/tables.js'
import { emailHash } from '../secrets/emailHash.js'
import { type MoveTest, openMoveTest } from '../testing/openMoveTest.js'
import { proofKeyOf } from '../testing/proofKeyOf.js'
import { cancelMove, cancelMoveByLink } from './cancelMove.js'
import { readMove } from './readMove.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let test: MoveTest
beforeAll(async () => {
  test = await openMoveTest()
})
beforeEach(async () => await test.empty())
afterAll(async () => await test.close())

const addressOf = async (userId: string) => {
  const { database, service } = test
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user && service.secrets.open('users.email', user.emailSealed)
}
const linkIn = async (mailbox: string) =>
  /keep-mailbox\/#([\w-]{43})/.exec(
    (await test.mailTo(mailbox, 'keep-mailbox'))?.text ?? '',
  )?.[1] ?? ''

describe('a lost mailbox', () => {
  it('is left seven days after a way back and the new mailbox were proved, of which everybody is told', async () => {
    const person = await test.owner()
    const { database } = test
    const { email, session, userId } = person
    await database.insert(sessions).values({
      ...{ userId, deviceId: session.deviceId, accessHash: 'a' },
      ...{ refreshHash: 'b', accessExpiresAt: new Date(Date.now() + dayMs) },
      codeProvedAt: new Date(),
    })
    // Somebody reads the old mailbox, and has nothing else.
    await database.insert(devices).values({
      ...{ userId, thumbprint: 'thief', name: 'Edge', isTrusted: false },
      origin: 'https://wallet.example',
    })
    const { to } = await test.begin(person)
    for (const [mailbox, words] of [
      [email, 'says that this mailbox is lost'],
      [to, 'Sign in with this address from'],
    ] as const)
      expect((await test.mailTo(mailbox, words))?.text).toContain(
        'keep-mailbox/#',
      )
    const told = await readMove(test.service, session)
    expect(told.move?.email).toBe(to)
    expect(told.move?.movedAfterMs).toBeGreaterThan(6.9 * dayMs)

    await test.passTime('6 days 23 hours 59 minutes')
    await test.look()
    expect(await addressOf(userId)).toBe(email)
    await test.passTime('1 minute')
    await test.look()
    expect(await addressOf(userId)).toBe(to)
    expect((await test.mailTo(email, 'opens with another'))?.text).toContain(to)
    expect((await test.mailTo(to, 'opens with this'))?.text).toContain(email)
    // Trusted devices stay, and sign in again; who waited begins anew.
    const [left, ...others] = await database.select().from(devices)
    expect([left?.id, others]).toEqual([session.deviceId, []])
    const [ended] = await database.select().from(sessions)
    expect(ended?.endedAt).not.toBeNull()
    const [wallet] = await database.select().from(wallets)
    expect(wallet?.frozenUntil?.getTime()).toBeGreaterThan(
      Date.now() + 71 * hourMs,
    )
    expect(await test.eventsOf(session)).toEqual([
      'mailboxMoved',
      'mailboxMoveAsked',
    ])
    expect(await verifyAudit(test.service)).toMatchObject({ status: 'whole' })
    expect(await database.select().from(mailboxMoves)).toEqual([])
  })

  it('tells a stranger nothing: the same questions, and the same refusal, with a wallet and without', async () => {
    const person = await test.owner()
    const nobody = 'nobody@example.test'
    const shapeOf = async (email: string) => {
      const { moveId, ...asked } = await test.ask(email)
      const again = await test.ask(email)
      expect(again.password).toEqual(asked.password)
      expect(again.passkeySalt).toBe(asked.passkeySalt)
      const { salt, ...cost } = asked.password
      expect([salt, asked.passkeySalt].map((text) => text.length)).toEqual([
        43, 43,
      ])
      const wrong = proofKeyOf(randomBytes(32))
      const refused = await test.prove(moveId, test.newAddress(), wrong)
      return { cost, refused, expiresAfterMs: asked.expiresAfterMs }
    }
    const known = await shapeOf(person.email)
    expect(known.refused).toEqual({ outcome: 'WRONG' })
    expect(await shapeOf(nobody)).toEqual(known)
    const asked = await test.ask(person.email)
    expect(asked.password.salt).toBe(person.salt)
    expect(await test.mails()).toEqual([])
  })

  it('counts a guess before it is compared, five an hour and twenty a day, and none of a passkey', async () => {
    const person = await test.owner()
    const wrong = proofKeyOf(randomBytes(32))
    const guess = async (way = wrong) => {
      const { moveId } = await test.ask(person.email)
      return (await test.prove(moveId, 'new@example.test', way)).outcome
    }
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => guess()))
    expect(outcomes.filter((outcome) => outcome === 'WRONG')).toHaveLength(5)
    // The right one is not compared any more, either.
    expect(await guess(person.way)).toBe('TRY_LATER')
    const { moveId } = await test.ask(person.email)
    const asPasskey = [moveId, 'new@example.test', person.way] as const
    expect(await test.prove(...asPasskey, test.caller(), 'passkey')).toEqual({
      outcome: 'WRONG',
    })
  })

  it('takes a signature once, for its address, on its device and of its way alone', async () => {
    const person = await test.owner()
    const other = await test.owner()
    const { code, moveId, to } = await test.reachCode(person)
    const thief = test.caller('thief')
    const { prove } = test
    expect(await prove(moveId, to, person.way, thief)).toEqual({
      outcome: 'ENDED',
    })
    expect(await test.confirm(moveId, code, thief)).toEqual({
      outcome: 'ENDED',
    })
    // What was signed for another address, or at another time.
    const signature = person.way.sign({ moveId, email: 'other@example.test' })
    const replayed = {
      proofKey: '',
      sign: () => signature,
    }
    expect(await prove(moveId, to, replayed)).toEqual({ outcome: 'WRONG' })
    const next = await test.ask(person.email)
    const earlier = {
      proofKey: '',
      sign: () => person.way.sign({ moveId, email: to }),
    }
    expect(await prove(next.moveId, to, earlier)).toEqual({ outcome: 'WRONG' })
    expect(await prove(next.moveId, to, other.way)).toEqual({
      outcome: 'WRONG',
    })
    await test.confirm(moveId, code)
    expect(await prove(moveId, to, person.way)).toEqual({ outcome: 'ENDED' })
  })

  it('takes no way back that is the provider’s, younger than seven days, or none any more', async () => {
    const assisted = await test.owner('escrow')
    const first = await test.ask(assisted.email)
    const to = test.newAddress()
    for (const type of ['password', 'passkey'] as const)
      expect(
        await test.prove(first.moveId, to, assisted.way, test.caller(), type),
      ).toEqual({ outcome: 'WRONG' })

    const person = await test.owner()
    await test.passTime('-1 minute')
    const { moveId } = await test.ask(person.email)
    const young = await test.prove(moveId, to, person.way)
    expect(young).toMatchObject({ outcome: 'FROZEN' })
    expect('frozenForMs' in young && young.frozenForMs).toBeLessThan(61_000)
    await test.passTime('1 minute')
    const { code, moveId: later } = await test.reachCode(person)
    await test.database
      .delete(recoveries)
      .where(eq(recoveries.id, person.recoveryId))
    expect(await test.confirm(later, code)).toEqual({ outcome: 'ENDED' })
  })

  it('compares five codes of any number at once, and begins once', async () => {
    const person = await test.owner()
    const { code, moveId } = await test.reachCode(person)
    const wrong = code === '000000' ? '111111' : '000000'
    const outcomes = await Promise.all(
      [wrong, wrong, wrong, wrong, wrong, wrong, code].map(
        async (one) => (await test.confirm(moveId, one)).outcome,
      ),
    )
    expect(
      outcomes.filter((outcome) => outcome === 'CODE_INVALID').length,
    ).toBeLessThanOrEqual(5)

    const next = await test.owner()
    const reached = await test.reachCode(next)
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.confirm(reached.moveId, reached.code)),
    )
    // Whoever lost the answer is told again.
    expect(await test.confirm(reached.moveId, reached.code)).toMatchObject({
      outcome: 'WAITING',
    })
    expect(answers.some(({ outcome }) => outcome === 'WAITING')).toBe(true)
    expect(
      await test.database
        .select()
        .from(mailboxMoves)
        .where(eq(mailboxMoves.userId, next.userId)),
    ).toHaveLength(1)
    expect(await test.eventsOf(next.session)).toEqual(['mailboxMoveAsked'])
  })

  it('of two who begin with the same way, the second is told of the first', async () => {
    const person = await test.owner()
    const [one, two] = [
      await test.reachCode(person),
      await test.reachCode(person),
    ]
    const answers = await Promise.all([
      test.confirm(one.moveId, one.code),
      test.confirm(two.moveId, two.code),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'WAITING',
      'WAITING',
    ])
    const moves = await test.database.select().from(mailboxMoves)
    expect(moves).toHaveLength(1)
    const { moveId } = await test.ask(person.email)
    expect(
      await test.prove(moveId, test.newAddress(), person.way),
    ).toMatchObject({ outcome: 'WAITING' })
  })

  it('is called off by the link of either mail or a trusted device, and rests for 72 hours', async () => {
    for (const by of ['old', 'new', 'device'] as const) {
      const person = await test.owner()
      const { to } = await test.begin(person)
      const { session } = person
      const token = await linkIn(by === 'old' ? person.email : to)
      const cancel = () =>
        by === 'device'
          ? cancelMove(test.service, session)
          : cancelMoveByLink(test.service, { token })
      expect(await cancel(), by).toEqual({ isCancelled: true })
      // Pressed again, for its answer may have been lost.
      expect(await cancel(), by).toEqual({ isCancelled: true })
      expect(await readMove(test.service, session)).not.toHaveProperty('move')
      for (const mailbox of [person.email, to])
        expect((await test.mailTo(mailbox, '72 hours'))?.subject).toBeDefined()
      const { moveId } = await test.ask(person.email)
      const again = () => test.prove(moveId, to, person.way)
      const refused = await again()
      expect(refused, by).toMatchObject({ outcome: 'FROZEN' })
      expect('frozenForMs' in refused && refused.frozenForMs).toBeGreaterThan(
        71 * hourMs,
      )
      await test.passTime('8 days')
      await test.look()
      expect(await addressOf(person.userId), by).toBe(person.email)
      expect(await test.eventsOf(session), by).toEqual([
        'mailboxMoveCancelled',
        'mailboxMoveAsked',
      ])
      // Then it may be begun anew, and the link of before does nothing.
      await test.begin(person)
      if (by !== 'device')
        expect(await cancel()).toEqual({ isCancelled: false })
      await test.empty()
    }
  })

  it.each([
    ['waits', { isTrusted: false }],
    ['is held', { isHeld: true }],
  ])(
    'is neither told to a device that %s nor called off by it',
    async (_, device) => {
      const person = await test.owner()
      await test.begin(person)
      await test.database
        .update(devices)
        .set({
          isTrusted: !('isTrusted' in device),
          holdEndsAt: new Date(Date.now() + hourMs),
        })
        .where(eq(devices.id, person.session.deviceId))
      const { service } = test
      expect(await readMove(service, person.session)).toEqual({ provable: [] })
      expect(await cancelMove(service, person.session)).toEqual({
        isCancelled: false,
      })
    },
  )

  it('goes to no address that has a wallet, and takes one in that has none', async () => {
    const [person, other] = [await test.owner(), await test.owner()]
    const taken = await test.reachCode(person, other.email)
    expect(await test.confirm(taken.moveId, taken.code)).toEqual({
      outcome: 'TAKEN',
    })
    const { database, service } = test
    const visitor = async (email: string) => {
      const [made] = await database
        .insert(users)
        .values({
          projectId: 'default',
          emailHash: emailHash(service.secrets, email),
          emailSealed: service.secrets.seal('users.email', email),
        })
        .returning()
      return made?.id ?? ''
    }
    const { to } = await test.begin(person)
    const empty = await visitor(to)
    // Nor is one that somebody else waits for.
    const second = await test.reachCode(other, to)
    expect(await test.confirm(second.moveId, second.code)).toEqual({
      outcome: 'TAKEN',
    })
    await test.passTime('7 days')
    await test.look()
    expect(await addressOf(person.userId)).toBe(to)
    expect(await addressOf(empty)).toBeUndefined()

    const third = await test.owner()
    const late = await test.begin(third)
    const full = await visitor(late.to)
    await database.insert(wallets).values({
      ...{ userId: full, addressEip155: '0x', addressSolana: 's' },
      mode: 'self',
    })
    await test.passTime('7 days')
    await test.look()
    expect(await addressOf(third.userId)).toBe(third.email)
    expect(await test.mailTo(late.to, 'another wallet by now')).toBeDefined()
  })

  it('is over with its quarter of an hour, and a code with its ten minutes', async () => {
    const person = await test.owner()
    const { code, moveId, to } = await test.reachCode(person)
    await test.passTime('10 minutes')
    expect(await test.confirm(moveId, code)).toEqual({ outcome: 'ENDED' })
    // Another code of the same proof.
    expect(await test.prove(moveId, to, person.way)).toMatchObject({
      outcome: 'SENT',
    })
    await test.passTime('5 minutes')
    expect(await test.prove(moveId, to, person.way)).toEqual({
      outcome: 'ENDED',
    })
    const challenges = await test.database
      .select()
      .from(moveChallenges)
      .where(and(eq(moveChallenges.id, moveId)))
    expect(challenges).toHaveLength(1)
  })

  it('two processes that look at once move it once', async () => {
    const person = await test.owner()
    await test.begin(person)
    await test.passTime('7 days')
    await Promise.all([test.look(), test.look(), test.look()])
    expect(await test.eventsOf(person.session)).toEqual([
      'mailboxMoved',
      'mailboxMoveAsked',
    ])
  })
})
