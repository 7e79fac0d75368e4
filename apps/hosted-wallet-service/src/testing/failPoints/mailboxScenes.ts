import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import { makeTestWallet } from '../makeTestWallet.js'
import { proofKeyOf } from '../proofKeyOf.js'
import { type Actors, anyone } from './createActors.js'
import type { SetUp } from './Scene.js'

/** Another address for a wallet whose mailbox is lost. */
export function mailboxScenes(actors: Actors): readonly SetUp[] {
  const { change, codeFrom, count, countEvents, mailsOf, newDevice, signIn } =
    actors

  /** Somebody whose recovery password is old enough, on a strange device. */
  const newLoser = async () => {
    const [device, from, to] = [await newDevice(), anyone(), anyone()]
    const { userId } = await signIn(device, from)
    const way = proofKeyOf(randomBytes(32))
    await makeTestWallet(device, 'self', undefined, undefined, way.proofKey)
    await change(
      `update recovery_proofs set created_at = now() - interval '8 days' where user_id = $1`,
      userId,
    )
    const stranger = await newDevice()
    const body = { projectId: 'default', email: from, deviceName: 'Firefox' }
    const ask = async () => {
      const { answer } = await askPatiently(stranger, 'askMove', body)
      if (answer.outcome !== 'ASKED') throw new Error(answer.outcome)
      return answer.moveId
    }
    const proofOf = (moveId: string) => ({
      ...{ moveId, email: to, way: 'password' as const },
      signature: way.sign({ moveId, email: to }),
    })
    const prove = async (moveId: string) => {
      const { answer, code } = await codeFrom(to, () =>
        askPatiently(stranger, 'proveMove', proofOf(moveId)),
      )
      expect(answer.answer.outcome).toBe('SENT')
      return code
    }
    const countMoves = (which: string) =>
      count(
        `select count(*) from mailbox_moves where user_id = $1 and ${which}`,
        userId,
      )
    const pass = () =>
      change(
        `update mailbox_moves set due_at = now() - interval '1 second' where user_id = $1`,
        userId,
      )
    const mailWith = async (mailbox: string, words: string) =>
      (await mailsOf(mailbox)).filter((text) => text.includes(words))
    return {
      ...{ ask, countMoves, device, from, mailWith, pass, proofOf, prove },
      ...{ stranger, to, userId },
    }
  }

  const confirmScene: SetUp = async () => {
    const loser = await newLoser()
    const { countMoves, from, mailWith, stranger, to, userId } = loser
    const moveId = await loser.ask()
    const code = await loser.prove(moveId)
    const body = { moveId, code }
    return {
      name: 'confirmMove',
      ask: (headers) => stranger.send('confirmMove', body, { headers }),
      check: async () => {
        const { answer } = await askPatiently(stranger, 'confirmMove', body)
        expect(answer.outcome).toBe('WAITING')
        expect(await countMoves('cancelled_at is null')).toBe(1)
        expect(await countEvents(userId, 'mailboxMoveAsked')).toBe(1)
        for (const mailbox of [from, to])
          expect(await mailWith(mailbox, '/keep-mailbox/#')).toHaveLength(1)
      },
    }
  }

  const cancelScene: SetUp = async () => {
    const loser = await newLoser()
    const { countMoves, device, from, mailWith, stranger, userId } = loser
    const moveId = await loser.ask()
    const code = await loser.prove(moveId)
    await askPatiently(stranger, 'confirmMove', { moveId, code })
    return {
      name: 'cancelMove',
      ask: (headers) => device.send('cancelMove', {}, { headers }),
      check: async () => {
        const { answer } = await askPatiently(device, 'cancelMove', {})
        expect(answer).toEqual({ isCancelled: true })
        expect(await countMoves('cancelled_at is not null')).toBe(1)
        expect(await countEvents(userId, 'mailboxMoveCancelled')).toBe(1)
        expect(await mailWith(from, 'For 72 hours')).toHaveLength(1)
      },
    }
  }

  /** The sign-in that finds it due is killed under it. */
  const dueScene: SetUp = async () => {
    const loser = await newLoser()
    const { countMoves, from, mailWith, stranger, to, userId } = loser
    const moveId = await loser.ask()
    const code = await loser.prove(moveId)
    await askPatiently(stranger, 'confirmMove', { moveId, code })
    const guest = await newDevice()
    const started = await actors.start(guest, to)
    await loser.pass()
    const body = { challengeId: started.challengeId, code: started.code }
    return {
      name: 'answerChallenge when a move is due',
      ask: (headers) => guest.send('answerChallenge', body, { headers }),
      check: async () => {
        // By this code or, where it was used up, by another one.
        const fresh = await newDevice()
        const back = await signIn(fresh, to)
        expect(back.userId).toBe(userId)
        expect(await countMoves('true')).toBe(0)
        expect(await countEvents(userId, 'mailboxMoved')).toBe(1)
        for (const mailbox of [from, to])
          expect(await mailWith(mailbox, 'from now on')).toHaveLength(1)
      },
    }
  }
  return [confirmScene, cancelScene, dueScene]
}
