import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, createMovers } from '../testing/createMovers.js'
import {
  codesTo,
  createTestDevice,
  newCode,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

const { change, codeFrom, noticeTo, owner, proveOld, somebody, tokenIn } =
  createMovers(() => service)
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a change of the address', () => {
  it('[R7.12] is done once the old mailbox and then the new one has given its code, and both are told', async () => {
    const person = await owner()
    const { device, from, to } = person
    await change(person)
    expect(await device.call('watchEmail', {})).toEqual({ email: to })
    await noticeTo(from, `opens with ${to} from now on`)
    await noticeTo(to, `instead of with ${from}`)
    const next = await createTestDevice(service)
    const { state } = await next.signIn(to)
    expect(state.wallet?.walletId).toBe(person.wallet.draft.walletId)
  })

  it('names the site, the device and the new address to the old mailbox, and no code in a subject', async () => {
    const { begin, from, to } = await owner()
    await codeFrom(from, begin)
    const mail = (await service.mails(from)).at(-1)
    expect(mail?.subject).not.toMatch(/\d{6}/)
    for (const named of [service.siteOrigin, 'Chromium on Linux', to])
      expect(mail?.text).toContain(named)
  })

  it('is begun by nobody who has not signed with the wallet’s key, for both addresses, on this device', async () => {
    const { begin, device, from, signFor, to, wallet } = await owner()
    const stranger = privateKeyToAccount(generatePrivateKey())
    const fresh = await createTestDevice(service)
    await fresh.signIn(from)
    const before = await codesTo(service, from)
    for (const [by, signature] of [
      [device, await signFor(device, { from, to }, stranger)],
      [device, await signFor(device, { from: 'other@example.test', to })],
      [device, await signFor(device, { from, to: 'other@example.test' })],
      [device, await signFor(fresh)],
      // It has the old mailbox, and even the key: it is not trusted.
      [fresh, await signFor(fresh)],
    ] as const)
      expect(
        await by.call('beginEmailChange', { email: to, signature }),
      ).toEqual({ outcome: 'REFUSED' })
    expect(await begin(device, from.toUpperCase())).toEqual({
      outcome: 'UNCHANGED',
    })
    expect(await codesTo(service, from)).toEqual(before)
    await wallet.recover(fresh)
    expect(await begin(fresh)).toMatchObject({ outcome: 'SENT' })
  })

  it('refuses each step that is skipped, swapped or played again', async () => {
    const person = await owner()
    const { begin, device, from, to } = person
    expect(await answerOf(device, 'old', '123456')).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    const { code } = await codeFrom(from, begin)
    // The new mailbox's step before the old one's.
    expect(await answerOf(device, 'new', code)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    const second = await codeFrom(to, () => answerOf(device, 'old', code))
    // The old code again, at either step.
    expect(await answerOf(device, 'old', code)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    expect(await answerOf(device, 'new', code)).toEqual({
      outcome: 'CODE_INVALID',
      triesLeft: 4,
    })
    expect(await answerOf(device, 'new', second.code)).toMatchObject({
      outcome: 'CHANGED',
    })
    for (const mailbox of ['old', 'new'] as const)
      expect(await answerOf(device, mailbox, second.code)).toEqual({
        outcome: 'CODE_EXPIRED',
      })
  })

  it('belongs to the device that began it last; its codes are worth nothing on another', async () => {
    const person = await owner()
    const { begin, device, from, to, wallet } = person
    const other = await createTestDevice(service)
    await other.signIn(from)
    await wallet.recover(other)
    const first = await codeFrom(from, begin)
    expect(await answerOf(other, 'old', first.code)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    const second = await codeFrom(from, () => begin(other))
    expect(await answerOf(device, 'old', first.code)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    const third = await codeFrom(to, () => answerOf(other, 'old', second.code))
    expect(await answerOf(device, 'new', third.code)).toEqual({
      outcome: 'CODE_EXPIRED',
    })
    expect(await answerOf(other, 'new', third.code)).toMatchObject({
      outcome: 'CHANGED',
    })
  })

  it('raced from two devices, is won by one of them', async () => {
    const { begin, device, from, to, wallet } = await owner()
    const other = await createTestDevice(service)
    await other.signIn(from)
    await wallet.recover(other)
    const elsewhere = somebody('elsewhere')
    const mailed = () => codesTo(service, from)
    const before = (await mailed()).length
    await Promise.all([begin(device, to), begin(other, elsewhere)])
    await expect.poll(async () => (await mailed()).length).toBe(before + 2)
    const codes = (await mailed()).slice(before)
    const answers = await Promise.all(
      [device, other].flatMap((by) =>
        codes.map((one) => answerOf(by, 'old', one)),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome === 'SENT')).toHaveLength(1)
  })

  it('P-24: of 50 tries at one code five are compared, and of 10 right ones one wins', async () => {
    const guessed = await owner()
    const { code } = await codeFrom(guessed.from, guessed.begin)
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        answerOf(guessed.device, 'old', otherThan(code)),
      ),
    )
    expect(
      tries.filter(({ outcome }) => outcome === 'CODE_INVALID'),
    ).toHaveLength(5)
    expect(await answerOf(guessed.device, 'old', code)).not.toHaveProperty(
      'expiresAfterMs',
    )

    const person = await owner()
    const { newCode: right } = await proveOld(person)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => answerOf(person.device, 'new', right)),
    )
    expect(replies.filter(({ outcome }) => outcome === 'CHANGED')).toHaveLength(
      1,
    )
  })

  it('of right codes given at once, one goes on and mails the next', async () => {
    const { begin, device, from, to } = await owner()
    const { code } = await codeFrom(from, begin)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => answerOf(device, 'old', code)),
    )
    expect(replies.filter(({ outcome }) => outcome === 'SENT')).toHaveLength(1)
    await newCode(service, to)
    expect(await codesTo(service, to)).toHaveLength(1)
  })

  it('counts 20 wrong codes a day and no right one, and nothing that is given at the wrong step', async () => {
    const { begin, device, from } = await owner()
    const giveOften = async (
      count: number,
      mailbox: 'old' | 'new',
      code: string,
    ) => {
      const given = Array.from({ length: count }, () =>
        answerOf(device, mailbox, code),
      )
      return (await Promise.all(given)).map(({ outcome }) => outcome)
    }
    const guess = async (wrong: number) => {
      const { code } = await codeFrom(from, begin)
      expect(await giveOften(wrong, 'old', otherThan(code))).toEqual(
        Array(wrong).fill('CODE_INVALID'),
      )
      return code
    }
    for (const wrong of [5, 5, 5]) await guess(wrong)
    expect(new Set(await giveOften(21, 'new', '123456'))).toEqual(
      new Set(['CODE_EXPIRED']),
    )
    for (const wrong of [4, 0])
      expect(await answerOf(device, 'old', await guess(wrong))).toMatchObject({
        outcome: 'SENT',
      })
    expect(await answerOf(device, 'old', await guess(1))).toMatchObject({
      outcome: 'TRY_LATER',
    })
  })

  it('sends another code, which takes the place of the one before', async () => {
    const { begin, device, from } = await owner()
    const first = await codeFrom(from, begin)
    const again = await codeFrom(from, () => device.call('resendEmailCode', {}))
    expect(again.answer).toMatchObject({ outcome: 'SENT', mailbox: 'old' })
    if (first.code !== again.code)
      expect(await answerOf(device, 'old', first.code)).toMatchObject({
        outcome: 'CODE_INVALID',
      })
    expect(await answerOf(device, 'old', again.code)).toMatchObject({
      outcome: 'SENT',
    })
  })

  it('tells only who has proved it that the new address opens another wallet', async () => {
    const person = await owner()
    const neighbour = await createTestDevice(service)
    await neighbour.signIn(person.to)
    const { newCode: right } = await proveOld(person)
    expect(await answerOf(person.device, 'new', right)).toEqual({
      outcome: 'TAKEN',
    })
    expect(await person.device.call('watchEmail', {})).toEqual({
      email: person.from,
    })
  })

  it('is ended by "not me" in the mail to either mailbox', async () => {
    for (const stage of ['old', 'new'] as const) {
      const person = await owner()
      const { begin, device, from, to } = person
      const { code } = await codeFrom(from, begin)
      let last = code
      if (stage === 'new')
        last = (await codeFrom(to, () => answerOf(device, 'old', code))).code
      const token = await tokenIn(stage === 'old' ? from : to, 'not-me')
      await device.call('denySignIn', { token })
      const answer = await device.send('answerEmailCode', {
        mailbox: stage,
        code: last,
      })
      // The owner of the wallet ends the device, a stranger the change alone.
      if (stage === 'old') expect(answer.status).toBe(401)
      else expect(await answer.json()).toEqual({ outcome: 'CODE_EXPIRED' })
    }
  })
})

describe('codes of a change', () => {
  it('are sent once in 30 seconds to each mailbox, and strangers use none of them up', async () => {
    const limited = await startTestService()
    try {
      const movers = createMovers(() => limited)
      const { begin, device, from, to } = await movers.owner()
      const stranger = await createTestDevice(limited)
      await stranger.start(from)
      await stranger.start(to)
      const first = await movers.codeFrom(from, begin)
      for (const again of [
        await begin(),
        await device.call('resendEmailCode', {}),
      ]) {
        if (again.outcome !== 'TRY_LATER') throw new Error('It was sent.')
        expect(again.retryAfterMs).toBeGreaterThan(0)
        expect(again.retryAfterMs).toBeLessThanOrEqual(30_000)
      }
      expect(await answerOf(device, 'old', first.code)).toMatchObject({
        outcome: 'SENT',
      })
      expect(await device.call('resendEmailCode', {})).toMatchObject({
        outcome: 'TRY_LATER',
      })
      // Two who want to the same mailbox do not fill it.
      const other = await movers.owner()
      const { code } = await movers.codeFrom(other.from, () =>
        other.begin(other.device, to),
      )
      expect(await answerOf(other.device, 'old', code)).toMatchObject({
        outcome: 'TRY_LATER',
      })
    } finally {
      await limited.stop()
    }
  })
})
