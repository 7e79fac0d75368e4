import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { startEmailUpdate } from '../../actions/hostedWallet/startEmailUpdate.js'
import { submitPrimaryOtp } from '../../actions/hostedWallet/submitPrimaryOtp.js'
import { submitSecondaryOtp } from '../../actions/hostedWallet/submitSecondaryOtp.js'
import { updateEmail } from '../../actions/hostedWallet/updateEmail.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { email, held, visit } from './hostedVisit.test.fixture.js'

const to = 'ada@reef.example'
const otp = '018265'

async function loggedIn(changes?: Parameters<typeof visit>[0]) {
  const site = visit(changes)
  await site.logIn()
  const count = (name: string) =>
    site.hosted.asked.filter(([method]) => method === name).length
  const view = () => site.kit.stores.router.getState().history.at(-1)?.view
  return { ...site, count, view }
}
type Site = Awaited<ReturnType<typeof loggedIn>>

/** All three steps, as a form of the page's own takes them. */
async function change({ kit }: Site) {
  await startEmailUpdate(kit, { email: to })
  await submitPrimaryOtp(kit, { otp })
  return await submitSecondaryOtp(kit, { otp })
}

describe('[R7.12] a change of the address', () => {
  it('goes by the code of the old mailbox and then of the new one', async () => {
    const site = await loggedIn()
    const { kit, state } = site
    expect(await startEmailUpdate(kit, { email: to })).toEqual({
      action: 'VERIFY_PRIMARY_OTP',
    })
    expect(state()?.emailChange).toMatchObject({
      ...{ step: 'primary', email: to, triesLeft: 5 },
    })
    expect(await submitPrimaryOtp(kit, { otp })).toEqual({
      action: 'VERIFY_SECONDARY_OTP',
    })
    expect(state()?.emailChange).toMatchObject({ step: 'secondary' })
    expect(state()?.user?.email).toBe(email)
    expect(await submitSecondaryOtp(kit, { otp })).toEqual({ email: to })
    expect(state()?.emailChange).toEqual({ step: 'done', email: to })
    expect(state()?.user?.email).toBe(to)
  })

  it('counts the tries that are left, and refuses what is no code or no address', async () => {
    const { kit, state } = await loggedIn()
    for (const [given, reason] of [
      ['ada@', 'emailInvalid'],
      ['ada', 'emailInvalid'],
    ] as const)
      await expect(
        startEmailUpdate(kit, { email: given }),
      ).rejects.toMatchObject({ context: { reason } })
    await startEmailUpdate(kit, { email: to })
    await expect(
      submitPrimaryOtp(kit, { otp: '111111' }),
    ).rejects.toMatchObject({
      context: { reason: 'codeInvalid', triesLeft: 4 },
    })
    expect(state()?.emailChange).toMatchObject({ triesLeft: 4 })
    await expect(submitPrimaryOtp(kit, { otp: '12' })).rejects.toMatchObject({
      context: { reason: 'codeInvalid' },
    })
  })

  it('sends one code for two presses', async () => {
    const { count, kit } = await loggedIn()
    await Promise.all([
      startEmailUpdate(kit, { email: to }),
      startEmailUpdate(kit, { email: to }),
    ])
    expect(count('updateEmail')).toBe(1)
  })

  it('says that the visitor rejected it, and that the address is taken', async () => {
    const { kit } = await loggedIn({
      updateEmail() {
        throw new FrameError('RPC_REJECTED')
      },
    })
    await expect(startEmailUpdate(kit, { email: to })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    const taken = await loggedIn({
      updateEmailSecondaryOtp() {
        throw new FrameError('EMAIL_TAKEN')
      },
    })
    await expect(change(taken)).rejects.toMatchObject({
      context: { reason: 'emailTaken' },
    })
  })

  it('has no code to give before it has begun', async () => {
    const { count, kit } = await loggedIn()
    for (const submit of [submitPrimaryOtp, submitSecondaryOtp])
      await expect(submit(kit, { otp })).rejects.toMatchObject({
        context: { reason: 'codeExpired' },
      })
    expect(count('updateEmailPrimaryOtp')).toBe(0)
  })
})

describe('updateEmail', () => {
  it('[R8.20] throws without a hosted wallet', async () => {
    const { kit } = createTestKit()
    for (const run of [
      () => updateEmail(kit),
      () => startEmailUpdate(kit, { email: to }),
    ])
      await expect(run()).rejects.toThrow('No auth connector found')
  })

  it('[R5.5] [R8.21] throws where another wallet is in use, and asks nobody', async () => {
    const { hosted, kit, view } = await loggedIn()
    await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
    for (const run of [
      () => updateEmail(kit),
      () => startEmailUpdate(kit, { email: to }),
      () => submitPrimaryOtp(kit, { otp }),
      () => submitSecondaryOtp(kit, { otp }),
    ])
      await expect(run()).rejects.toThrow('Not connected to email or social')
    expect(view()).not.toBe('UpdateEmailWallet')
    const asked = hosted.asked.map(([method]) => method)
    expect(asked.filter((name) => name.includes('pdateEmail'))).toEqual([])
  })

  it('opens its view and resolves with the address that a form of the page has given', async () => {
    const site = await loggedIn()
    const { clock, kit, view } = site
    const updated = updateEmail(kit)
    expect(view()).toBe('UpdateEmailWallet')
    await change(site)
    await clock.advance(1_000)
    expect(await updated).toEqual({ email: to })
  })

  it('R9.3 looks at the address once a second', async () => {
    const site = await loggedIn()
    const { clock, kit } = site
    let isDone = false
    const updated = updateEmail(kit).then((answer) => {
      isDone = true
      return answer
    })
    await change(site)
    await clock.advance(999)
    expect(isDone).toBe(false)
    await clock.advance(1)
    expect(await updated).toEqual({ email: to })
    // Nothing looks any more.
    expect(site.count('awaitUpdateEmail')).toBe(1)
    await clock.advance(60_000)
    expect(site.count('awaitUpdateEmail')).toBe(1)
  })

  it('resolves when the visitor finishes it on the wallet’s own page, also over a frame that was loaded anew', async () => {
    const elsewhere = held<{ email: string }>()
    const { clock, count, kit, state } = await loggedIn({
      awaitUpdateEmail: (_, context) =>
        count('awaitUpdateEmail') === 1
          ? Promise.reject(new FrameError('INTERNAL'))
          : elsewhere.handler(_, context),
    })
    const updated = updateEmail(kit)
    await expect.poll(() => count('awaitUpdateEmail')).toBe(1)
    await vi.waitFor(
      async () => {
        await clock.advance(1_000)
        expect(count('awaitUpdateEmail')).toBe(2)
      },
      { timeout: 10_000 },
    )
    elsewhere.end({ email: to })
    expect(await updated).toEqual({ email: to })
    expect(state()?.user?.email).toBe(to)
  })

  it('[R8.10] rejects when the visitor closes the modal before, unless it was done by then', async () => {
    const site = await loggedIn()
    const { kit } = site
    const left = updateEmail(kit)
    closeModal(kit)
    await expect(left).rejects.toThrow('Modal closed')
    const updated = updateEmail(kit)
    await change(site)
    closeModal(kit)
    expect(await updated).toEqual({ email: to })
  })

  it('stops when it is told to, and when the kit stops', async () => {
    const { kit, stop } = await loggedIn()
    const leaving = new AbortController()
    const left = updateEmail(kit, { signal: leaving.signal })
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    const stopped = updateEmail(kit)
    stop()
    await expect(stopped).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})
