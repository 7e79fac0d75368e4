import { setTimeout as wait } from 'node:timers/promises'
import {
  changeEmailText,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import { codesTo } from '../createTestDevice.js'
import { type Actors, anyone, untilGiven } from './createActors.js'
import type { SetUp } from './Scene.js'

/** Another address for a wallet, and the way back. */
export function emailScenes(actors: Actors): readonly SetUp[] {
  const { codeFrom, count, countEvents, mailsOf, newDevice, newOwner, signIn } =
    actors
  const { service } = actors.fleet

  const newMover = async () => {
    const owner = await newOwner()
    const { account, device, draft, email: from, userId } = owner
    const to = anyone()
    const { deviceId } = await device.call('readWallet', {})
    const { walletId } = draft
    const message = changeEmailText({ walletId, deviceId, from, to })
    const body = {
      email: to,
      signature: await account.signMessage({ message }),
    }
    /** Until the pause of a mailbox is over. */
    const begin = () =>
      untilGiven(async () => {
        const { answer } = await askPatiently(device, 'beginEmailChange', body)
        return answer.outcome === 'SENT' && answer
      })
    /** As a client does: when it may, for each try at a code counts. */
    const give = async (
      mailbox: 'old' | 'new',
      code: string,
    ): Promise<WalletServiceReply<'answerEmailCode'>> => {
      const asked = { mailbox, code }
      const { answer } = await askPatiently(device, 'answerEmailCode', asked)
      if (answer.outcome !== 'TRY_LATER') return answer
      await wait(answer.retryAfterMs)
      return await give(mailbox, code)
    }
    const email = async () =>
      (await askPatiently(device, 'watchEmail', {})).answer.email
    /** Of the change that is under way or done. */
    const countOf = (column: string) =>
      count(
        `select ${column} as count from email_changes where user_id = $1`,
        userId,
      )
    const mailWith = async (mailbox: string, words: string) =>
      (await mailsOf(mailbox)).filter((text) => text.includes(words))
    /** From the old mailbox's code on. */
    const goOn = async (oldCode: string) => {
      const { answer, code } = await codeFrom(to, () => give('old', oldCode))
      expect(answer.outcome).toBe('SENT')
      return code
    }
    /** Whatever was done or not: it is changed once, and both hear of it once. */
    const checkChanged = async () => {
      expect(await email()).toBe(to)
      expect(await countEvents(userId, 'emailChanged')).toBe(1)
      expect(await mailWith(from, '/revert-email/#')).toHaveLength(1)
      expect(await mailWith(to, 'instead of with')).toHaveLength(1)
    }
    return {
      ...{ begin, body, checkChanged, countOf, device, email, from, give },
      ...{ goOn, mailWith, to, userId },
    }
  }

  const beginScene: SetUp = async () => {
    const mover = await newMover()
    const { begin, body, checkChanged, countOf, device, from, give } = mover
    const before = (await codesTo(service, from)).length
    return {
      name: 'beginEmailChange',
      ask: (headers) => device.send('beginEmailChange', body, { headers }),
      check: async () => {
        const made = await countOf('count(*)')
        await mailsOf(from)
        expect(await codesTo(service, from)).toHaveLength(before + made)
        const { code } = await codeFrom(from, begin)
        expect(await countOf('count(*)')).toBe(1)
        const newCode = await mover.goOn(code)
        expect((await give('new', newCode)).outcome).toBe('CHANGED')
        await checkChanged()
      },
    }
  }

  const oldScene: SetUp = async () => {
    const mover = await newMover()
    const { begin, checkChanged, countOf, device, from, give, to } = mover
    const { code } = await codeFrom(from, begin)
    const wrong = code === '000000' ? '111111' : '000000'
    await give('old', wrong)
    const body = { mailbox: 'old', code } as const
    return {
      name: 'answerEmailCode of the old mailbox',
      ask: (headers) => device.send('answerEmailCode', body, { headers }),
      check: async () => {
        const isDone = (await countOf(`(stage = 'new')::int`)) === 1
        if (!isDone) expect(await countOf('tries')).toBeGreaterThanOrEqual(1)
        const answer = await give('old', code)
        expect(answer.outcome).toBe(isDone ? 'CODE_EXPIRED' : 'SENT')
        await mailsOf(to)
        const [newCode = '', ...more] = await codesTo(service, to)
        expect(new Set(more).size).toBe(0)
        expect((await give('new', newCode)).outcome).toBe('CHANGED')
        await checkChanged()
      },
    }
  }

  const newScene: SetUp = async () => {
    const mover = await newMover()
    const { begin, checkChanged, countOf, device, email, from, give } = mover
    const code = await mover.goOn((await codeFrom(from, begin)).code)
    const body = { mailbox: 'new', code } as const
    return {
      name: 'answerEmailCode of the new mailbox',
      ask: (headers) => device.send('answerEmailCode', body, { headers }),
      check: async () => {
        const isDone = (await countOf(`(stage = 'done')::int`)) === 1
        expect(await email()).toBe(isDone ? mover.to : from)
        const answer = await give('new', code)
        expect(answer.outcome).toBe(isDone ? 'CODE_EXPIRED' : 'CHANGED')
        await checkChanged()
      },
    }
  }

  const revertScene: SetUp = async () => {
    const mover = await newMover()
    const { begin, device, from, give, mailWith, to, userId } = mover
    const code = await mover.goOn((await codeFrom(from, begin)).code)
    await give('new', code)
    const [notice = ''] = await mailWith(from, '/revert-email/#')
    const token = /revert-email\/#([\w-]{43})/.exec(notice)?.[1] ?? ''
    return {
      name: 'revertEmail',
      ask: (headers) => device.send('revertEmail', { token }, { headers }),
      check: async () => {
        const guest = await newDevice()
        const { answer } = await askPatiently(guest, 'revertEmail', { token })
        // Pressed again, it says what is so.
        expect(answer).toEqual({ isReverted: true })
        expect(await countEvents(userId, 'emailReverted')).toBe(1)
        expect((await device.send('watchEmail', {})).status).toBe(401)
        expect(await mailWith(to, 'took the change back')).toHaveLength(1)
        const back = await signIn(guest, from)
        expect(back.userId).toBe(userId)
        expect(back.wallet).toBeDefined()
      },
    }
  }
  return [beginScene, oldScene, newScene, revertScene]
}
