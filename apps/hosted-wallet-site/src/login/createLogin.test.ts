import { describe, expect, it, vi } from 'vitest'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestFrame, leakedPassword } from '../testing/createTestFrame.js'
import { createTestService } from '../testing/createTestService.js'

const email = 'ann@tide.example'
const password = 'correct horse battery'
const { signal } = new AbortController()
const about = { id: 'login', signal }

async function setUp() {
  const test = createTestService()
  const { open } = await createMemoryDevice()
  const load = () => createTestFrame(test, open())
  return { ...test, load }
}
type Frame = ReturnType<typeof createTestFrame>

/** The password screen that is asked for. */
async function shownScreen(frame: Frame, type: string) {
  return await vi.waitFor(
    () => {
      const screen = frame.screens.current()?.shown.screen
      if (screen?.type !== type || !('submit' in screen))
        throw new Error(`${type} is not shown.`)
      if (screen.state.status !== 'asking') throw new Error('It is at work.')
      return screen
    },
    { timeout: 10_000 },
  )
}
async function signUp(frame: Frame) {
  await frame.login.giveEmail(email, about)
  const step = frame.login.giveCode('123456', about)
  ;(await shownScreen(frame, 'chooseRecovery')).submit(password)
  return await step
}

describe('createLogin', () => {
  it('makes a wallet at the first login, after the code', async () => {
    const { load, state } = await setUp()
    const frame = load()
    expect(await frame.login.giveEmail(email, about)).toMatchObject({
      action: 'VERIFY_OTP',
      triesLeft: 5,
    })
    expect(await frame.login.user(signal)).toBeUndefined()
    expect(await signUp(frame)).toEqual({ action: 'CONNECT' })
    expect(await frame.login.user(signal)).toMatchObject({
      email,
      addresses: state().wallet?.addresses,
    })
  })

  it('says how many tries are left', async () => {
    const { load } = await setUp()
    const { login } = load()
    await login.giveEmail(email, about)
    await expect(login.giveCode('000000', about)).rejects.toMatchObject({
      code: 'CODE_INVALID',
      details: { triesLeft: 4 },
    })
    await expect(load().login.giveCode('123456', about)).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    })
  })

  it('needs no code while the login lasts, also after a reload', async () => {
    const { load } = await setUp()
    await signUp(load())
    const { login } = load()
    expect(await login.giveEmail(email, about)).toEqual({ action: 'CONNECT' })
    expect(await login.user(signal)).toMatchObject({ email })
    expect(await login.giveEmail('bob@tide.example', about)).toMatchObject({
      action: 'VERIFY_OTP',
    })
  })

  it('makes no wallet with a password that leaked, and asks for another', async () => {
    const { load, state } = await setUp()
    const frame = load()
    await frame.login.giveEmail(email, about)
    const step = frame.login.giveCode('123456', about)
    ;(await shownScreen(frame, 'chooseRecovery')).submit(leakedPassword)
    const again = await vi.waitFor(
      async () => {
        const shown = await shownScreen(frame, 'chooseRecovery')
        expect(shown.state).toMatchObject({ problem: 'recovery.tooCommon' })
        return shown
      },
      { timeout: 10_000 },
    )
    expect(state().wallet).toBeUndefined()
    again.submit(password)
    expect(await step).toEqual({ action: 'CONNECT' })
  })

  it('goes on with the wallet when only the answer was lost', async () => {
    const { fail, load } = await setUp()
    const frame = load()
    await frame.login.giveEmail(email, about)
    const step = frame.login.giveCode('123456', about)
    const screen = await shownScreen(frame, 'chooseRecovery')
    fail('keepWallet', { isDone: true })
    screen.submit(password)
    const again = await vi.waitFor(
      async () => {
        const shown = await shownScreen(frame, 'chooseRecovery')
        expect(shown.state).toMatchObject({ problem: 'recovery.failed' })
        return shown
      },
      { timeout: 10_000 },
    )
    again.submit(password)
    expect(await step).toEqual({ action: 'CONNECT' })
  })

  it('asks another device for the password, until it is right', async () => {
    const { forgetDevice, load } = await setUp()
    await signUp(load())
    forgetDevice()
    const frame = load()
    await frame.login.giveEmail('bob@tide.example', about)
    const step = frame.login.giveCode('123456', about)
    ;(await shownScreen(frame, 'enterRecovery')).submit('wrong')
    const again = await shownScreen(frame, 'enterRecovery')
    expect(again.state).toMatchObject({ problem: 'recovery.wrong' })
    again.submit(password)
    expect(await step).toEqual({ action: 'CONNECT' })
  })

  it('asks for the device of who would rather use another device', async () => {
    const { forgetDevice, load } = await setUp()
    await signUp(load())
    forgetDevice()
    const frame = load()
    const step = frame.login.giveEmail(email, about)
    ;(await shownScreen(frame, 'enterRecovery')).cancel()
    expect(await step).toEqual({ action: 'VERIFY_DEVICE' })
  })

  it('makes no wallet for who goes away, and asks again next time', async () => {
    const { load, state } = await setUp()
    const frame = load()
    await frame.login.giveEmail(email, about)
    const leaving = new AbortController()
    const step = frame.login.giveCode('123456', {
      id: 'login',
      signal: leaving.signal,
    })
    const aborted = expect(step).rejects.toMatchObject({ code: 'ABORTED' })
    await shownScreen(frame, 'chooseRecovery')
    leaving.abort()
    await aborted
    expect(state().wallet).toBeUndefined()
    const next = load()
    const again = next.login.giveEmail(email, about)
    ;(await shownScreen(next, 'chooseRecovery')).submit(password)
    expect(await again).toEqual({ action: 'CONNECT' })
  })

  it('ends here even when the service does not hear of it', async () => {
    const { fail, load } = await setUp()
    const frame = load()
    await signUp(frame)
    fail('signOut', { isDone: false })
    await frame.login.signOut()
    expect(await frame.login.user(signal)).toBeUndefined()
    expect(await load().login.user(signal)).toBeUndefined()
  })
})
