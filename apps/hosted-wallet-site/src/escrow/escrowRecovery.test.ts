import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createEscrowVisitor,
  escrowScreen,
  startEscrowTest,
} from '../testing/startEscrowTest.js'

let test: Awaited<ReturnType<typeof startEscrowTest>>
beforeAll(async () => {
  test = await startEscrowTest()
}, 60_000)
afterAll(async () => await test.escrow.stop())

const { signal } = new AbortController()
const about = { id: 'login', signal }
let people = 0

/** A visitor with a wallet, and a browser that does not know it. */
async function setUp(holdMs = 0) {
  test.hold.ms = holdMs
  people += 1
  const email = `grace${people}@hasp.test`
  const visitor = createEscrowVisitor(test.escrow, email)
  const first = await visitor.openBrowser()
  await visitor.signIn(first())
  const { addresses } = visitor.state().wallet ?? {}
  visitor.forgetDevice()
  return {
    ...visitor,
    addresses,
    email,
    first,
    load: await visitor.openBrowser(),
  }
}
type Visitor = Awaited<ReturnType<typeof setUp>>

/** Up to the wait, if there is one. */
async function proveMailbox({ escrowCode, load, signIn }: Visitor) {
  const frame = load()
  const step = signIn(frame)
  ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
  const asked = await escrowScreen(frame, 'code')
  asked.press({ type: 'code', code: await escrowCode() })
  return { frame, step }
}

describe('a wallet that the provider can help to restore', () => {
  it('is made without a question, and says whose help it needs', async () => {
    const { addresses, first, state } = await setUp()
    expect(state().wallet).toMatchObject({
      addresses,
      mode: 'assisted',
      recoveries: [{ parameters: { type: 'escrow' } }],
    })
    const making = createEscrowVisitor(test.escrow, 'making@hasp.test')
    const frame = (await making.openBrowser())()
    await making.signIn(frame)
    expect(frame.opened.map(({ screen }) => screen.type)).toEqual(['making'])
    expect(await frame.login.user(signal)).toMatchObject({ mode: 'assisted' })
    expect(first).toBeDefined()
  })

  it('is not announced before the escrow has what it is to keep', async () => {
    let isAway = true
    const visitor = createEscrowVisitor(
      test.escrow,
      'away@hasp.test',
      (honest) => async (asked) => {
        if (isAway) throw new Error('The escrow is away.')
        return await honest(asked)
      },
    )
    const frame = (await visitor.openBrowser())()
    const step = visitor.signIn(frame)
    await expect
      .poll(() => frame.screens.current()?.shown.screen)
      .toMatchObject({ type: 'making', state: { problem: 'recovery.failed' } })
    expect(visitor.asked).not.toContain('keepWallet')
    expect(visitor.state().wallet).toBeUndefined()
    isAway = false
    const screen = frame.screens.current()?.shown.screen
    if (screen?.type === 'making') screen.retry()
    expect(await step).toEqual({ action: 'CONNECT' })
    expect(visitor.state().wallet?.mode).toBe('assisted')
  })

  it('comes to another device by the escrow’s own code', async () => {
    const visitor = await setUp()
    const { frame, step } = await proveMailbox(visitor)
    expect(await step).toEqual({ action: 'CONNECT' })
    expect(await frame.login.openWallet(signal)).toEqual(visitor.addresses)
    expect(await visitor.load().login.user(signal)).toMatchObject({
      addresses: visitor.addresses,
    })
  })

  it('tells a wrong code, and takes the right one', async () => {
    const visitor = await setUp()
    const frame = visitor.load()
    const step = visitor.signIn(frame)
    ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
    const code = await visitor.escrowCode()
    const other = code === '000000' ? '000001' : '000000'
    const asked = await escrowScreen(frame, 'code')
    asked.press({ type: 'code', code: other })
    await expect
      .poll(() => frame.screens.current()?.shown.screen)
      .toMatchObject({ state: { problem: 'escrow.codeInvalid' } })
    ;(await escrowScreen(frame, 'code')).press({ type: 'code', code })
    expect(await step).toEqual({ action: 'CONNECT' })
  })

  it('says when the wait ends, and goes on after a reload by itself', async () => {
    const visitor = await setUp(3_000)
    const { frame, step } = await proveMailbox(visitor)
    const waiting = await escrowScreen(frame, 'held')
    expect(waiting.state).toMatchObject({ endsAfterMs: expect.any(Number) })
    waiting.press({ type: 'leave' })
    expect(await step).toMatchObject({ action: 'VERIFY_DEVICE' })
    const next = visitor.load()
    const again = next.login.restore(about)
    await escrowScreen(next, 'held')
    expect(await again).toEqual({ action: 'CONNECT' })
    expect(await next.login.openWallet(signal)).toEqual(visitor.addresses)
    expect(await test.escrow.mails(visitor.email)).toHaveLength(2)
  })

  it('ends with the link of the mail, and begins again', async () => {
    const visitor = await setUp(600_000)
    const { frame, step } = await proveMailbox(visitor)
    ;(await escrowScreen(frame, 'held')).press({ type: 'leave' })
    await step
    const told = await test.escrow.mail(visitor.email, 1)
    const [link = ''] = /http\S+\/cancel\/\S+/.exec(told.text) ?? []
    expect((await fetch(link, { method: 'POST' })).ok).toBe(true)
    const next = visitor.load()
    const again = next.login.restore(about)
    const screen = await escrowScreen(next, 'begin')
    expect(screen.state).toMatchObject({ problem: 'escrow.ended' })
    screen.press({ type: 'leave' })
    await again
    expect(visitor.asked).not.toContain('trustDevice')
  })

  it('waits for the service’s own hold, too', async () => {
    const visitor = await setUp()
    visitor.holdRecovery(60_000)
    const { frame, step } = await proveMailbox(visitor)
    expect((await escrowScreen(frame, 'held')).state).toMatchObject({
      endsAfterMs: 60_000,
    })
    ;(await escrowScreen(frame, 'held')).press({ type: 'leave' })
    expect(await step).toMatchObject({ action: 'VERIFY_DEVICE' })
  })

  it('has a recovery password besides, once it is added', async () => {
    const visitor = await setUp()
    const { frame, step } = await proveMailbox(visitor)
    await step
    const adding = frame.ownWays.addPassword(about)
    const screen = frame.screens.current()?.shown.screen
    await expect
      .poll(() => frame.screens.current()?.shown.screen.type)
      .toBe('chooseRecovery')
    const shown = frame.screens.current()?.shown.screen ?? screen
    if (shown?.type === 'chooseRecovery') shown.submit('correct horse battery')
    await adding
    visitor.forgetDevice()
    const other = (await visitor.openBrowser())()
    const login = visitor.signIn(other)
    await expect
      .poll(() => other.screens.current()?.shown.screen.type)
      .toBe('enterRecovery')
    const entering = other.screens.current()?.shown.screen
    if (entering?.type === 'enterRecovery')
      entering.submit('correct horse battery')
    expect(await login).toEqual({ action: 'CONNECT' })
    expect(await other.login.openWallet(signal)).toEqual(visitor.addresses)

    const told = async (to: string) =>
      (await test.escrow.mails(to)).filter(({ text }) =>
        text.includes('In three days another mailbox'),
      ).length
    expect(await told(visitor.email)).toBe(0)
    // Its mailbox was lost, and the service has moved it to another address.
    visitor.forgetDevice()
    const moved = (await visitor.openBrowser())()
    const to = 'moved@hasp.test'
    await moved.login.giveEmail(to, about)
    const back = moved.login.giveCode('123456', about)
    await expect
      .poll(() => moved.screens.current()?.shown.screen.type)
      .toBe('enterRecovery')
    const again = moved.screens.current()?.shown.screen
    if (again?.type === 'enterRecovery') again.submit('correct horse battery')
    expect(await back).toEqual({ action: 'CONNECT' })
    for (const mailbox of [visitor.email, to])
      await expect.poll(() => told(mailbox)).toBe(1)
    expect(await moved.session.untoldEmail()).toBeUndefined()
  })

  it('changes its mailbox by its own key, again and again', async () => {
    const visitor = await setUp()
    const { frame, step } = await proveMailbox(visitor)
    await step
    const days = 72 * 3_600_000
    for (const email of ['new@hasp.test', 'newer@hasp.test'])
      expect(
        await frame.vault.rebindMailbox(visitor.state(), email, signal),
      ).toEqual({ bindsAfterMs: days })
    expect((await test.escrow.mail('newer@hasp.test')).text).toContain(
      'call it off',
    )
  })
})
