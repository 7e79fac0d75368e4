import { changeEmailText } from '@hasp/protocol/walletService'
import { hashMessage, recoverAddress } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestFrame } from '../testing/createTestFrame.js'
import { mailboxCodes } from '../testing/createTestMailboxes.js'
import { createTestService } from '../testing/createTestService.js'

const { signal } = new AbortController()
const about = (id: string) => ({ id, signal })
const from = 'ada@tide.example'
const to = 'ada@reef.example'

/** Somebody who is logged in with a wallet. */
async function setUp() {
  const test = createTestService()
  const { open } = await createMemoryDevice()
  const frame = createTestFrame(test, open())
  await frame.login.giveEmail(from, about('login'))
  const step = frame.login.giveCode('123456', about('login'))
  await expect.poll(() => frame.screens.current()).toBeDefined()
  const { screen } = frame.screens.current()?.shown ?? {}
  if (screen?.type === 'chooseRecovery') screen.submit('correct horse battery')
  expect(await step).toEqual({ action: 'CONNECT' })
  const { addresses } = (await frame.login.user(signal)) ?? {}
  if (!addresses) throw new Error('Nobody is logged in.')
  return { ...test, addresses, frame }
}
type Frame = Awaited<ReturnType<typeof setUp>>['frame']

async function decide(frame: Frame, isApproved: boolean) {
  const shown = await vi.waitFor(
    () => {
      const screen = frame.screens.current()?.shown.screen
      if (screen?.type !== 'approval') throw new Error('No screen is shown.')
      return screen
    },
    { timeout: 10_000 },
  )
  shown.decide(isApproved)
  return shown.summary
}

describe('[R7.12] a change of the address', () => {
  it('shows both addresses first; no code is mailed before the visitor agrees', async () => {
    const { asked, frame, mailboxes } = await setUp()
    const step = frame.emailChange.begin(` Ada@Reef.example `, about('a'))
    const summary = await vi.waitFor(
      () => {
        const screen = frame.screens.current()?.shown.screen
        if (screen?.type !== 'approval') throw new Error('No screen is shown.')
        return screen.summary
      },
      { timeout: 10_000 },
    )
    expect(summary).toMatchObject({
      action: 'changeEmail',
      emails: { from, to },
      warnings: ['opensForReader'],
    })
    expect(asked).not.toContain('beginEmailChange')
    await decide(frame, true)
    expect(await step).toEqual({
      action: 'VERIFY_PRIMARY_OTP',
      resendAfterMs: 30_000,
      expiresAfterMs: 600_000,
      triesLeft: 5,
    })
    expect(mailboxes.begun).toHaveLength(1)
  })

  it('is signed by the wallet’s key, for what was shown and nothing else', async () => {
    const { addresses, frame, mailboxes, state } = await setUp()
    const step = frame.emailChange.begin(to, about('a'))
    await decide(frame, true)
    await step
    const [begun] = mailboxes.begun
    const { deviceId, wallet } = state()
    const text = changeEmailText({
      walletId: wallet?.walletId ?? '',
      ...{ deviceId, from, to },
    })
    const signer = await recoverAddress({
      hash: hashMessage(text),
      signature: begun?.signature as `0x${string}`,
    })
    expect(signer.toLowerCase()).toBe(addresses.eip155)
  })

  it('begins nothing that the visitor rejects, and a host that asks on and on is cooled down', async () => {
    const { asked, frame } = await setUp()
    for (const id of ['a', 'b', 'c']) {
      const step = frame.emailChange.begin(to, about(id))
      const refused = expect(step).rejects.toMatchObject({
        code: 'RPC_REJECTED',
      })
      await decide(frame, false)
      await refused
    }
    await expect(frame.emailChange.begin(to, about('d'))).rejects.toMatchObject(
      { code: 'COOL_DOWN' },
    )
    expect(asked).not.toContain('beginEmailChange')
    expect(frame.screens.current()).toBeUndefined()
  })

  it('shows nothing on a device that is held', async () => {
    const { asked, frame, hold } = await setUp()
    hold(60_000)
    await expect(frame.emailChange.begin(to, about('a'))).rejects.toMatchObject(
      { code: 'HELD' },
    )
    expect(frame.screens.current()).toBeUndefined()
    expect(asked).not.toContain('beginEmailChange')
  })

  it('takes the code of each mailbox at its step alone, and then calls the login by its new address', async () => {
    const { frame } = await setUp()
    const { emailChange } = frame
    const early = emailChange.giveNewCode(mailboxCodes.new, about('x'))
    await expect(early).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    const step = emailChange.begin(to, about('a'))
    await decide(frame, true)
    await step
    await expect(
      emailChange.giveOldCode('000000', about('b')),
    ).rejects.toMatchObject({ code: 'CODE_INVALID', details: { triesLeft: 4 } })
    await emailChange.giveOldCode(mailboxCodes.old, about('c'))
    expect(await emailChange.giveNewCode(mailboxCodes.new, about('d'))).toEqual(
      { email: to },
    )
    expect((await frame.login.user(signal))?.email).toBe(to)
  })

  it('mails another code where the same address is asked for again, without another screen', async () => {
    const { asked, frame } = await setUp()
    const { emailChange } = frame
    const step = emailChange.begin(to, about('a'))
    await decide(frame, true)
    await step
    await emailChange.giveOldCode(mailboxCodes.old, about('b'))
    expect(await emailChange.begin(to, about('c'))).toMatchObject({
      action: 'VERIFY_SECONDARY_OTP',
    })
    expect(asked.filter((call) => call === 'beginEmailChange')).toHaveLength(1)
    // Another address is shown again.
    const other = emailChange.begin('eve@reef.example', about('d'))
    const refused = expect(other).rejects.toThrow()
    expect((await decide(frame, false)).emails?.to).toBe('eve@reef.example')
    await refused
  })

  it('says what is the address already', async () => {
    const { frame } = await setUp()
    await expect(
      frame.emailChange.begin('ADA@tide.example', about('a')),
    ).rejects.toMatchObject({ code: 'EMAIL_UNCHANGED' })
  })

  it('R9.3 asks once a second whether it was done elsewhere, and through what is away for a moment', async () => {
    const { asked, fail, frame, mailboxes } = await setUp()
    const following = frame.emailChange.follow(signal)
    const count = () => asked.filter((call) => call === 'watchEmail').length
    await expect.poll(() => frame.waits).toHaveLength(1)
    expect(count()).toBe(1)
    expect(frame.waits[0]?.delayMs).toBe(1_000)
    fail('watchEmail', { isDone: false })
    frame.waits[0]?.run()
    await expect.poll(() => frame.waits).toHaveLength(2)
    mailboxes.changeElsewhere(to)
    frame.waits[1]?.run()
    expect(await following).toEqual({ email: to })
    expect(count()).toBe(3)
    expect((await frame.login.user(signal))?.email).toBe(to)
  })

  it('tells the escrow later what it could not be told at once, whatever is lost in between', async () => {
    const { asked, fail, frame, mailboxes } = await setUp()
    const { emailChange, session } = frame
    const step = emailChange.begin(to, about('a'))
    await decide(frame, true)
    await step
    await emailChange.giveOldCode(mailboxCodes.old, about('b'))
    // The answer is lost on its way: nobody here knows that it was done.
    fail('answerEmailCode', { isDone: true })
    await expect(
      emailChange.giveNewCode(mailboxCodes.new, about('c')),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await session.untoldEmail()).toBe(to)
    expect(await emailChange.follow(signal)).toEqual({ email: to })
    fail('readWallet', { isDone: false })
    await expect(emailChange.settle(signal)).rejects.toThrow()
    expect(await session.untoldEmail()).toBe(to)
    await emailChange.settle(signal)
    expect(await session.untoldEmail()).toBeUndefined()
    const before = asked.length
    await emailChange.settle(signal)
    expect(asked).toHaveLength(before)
    expect(mailboxes.begun).toHaveLength(1)
  })

  it('does not tell the escrow of an address that was not changed after all', async () => {
    const { frame } = await setUp()
    const { emailChange, session } = frame
    const step = emailChange.begin(to, about('a'))
    await decide(frame, true)
    await step
    await emailChange.giveOldCode(mailboxCodes.old, about('b'))
    await expect(
      emailChange.giveNewCode('000000', about('c')),
    ).rejects.toMatchObject({ code: 'CODE_INVALID' })
    await emailChange.settle(signal)
    expect(await session.untoldEmail()).toBe(to)
  })
})
