import { expect, test } from '../journey.js'
import {
  type FrameAnswer,
  mailedCode,
  mailTo,
  restore,
  WalletHost,
} from '../pages/WalletHost.js'

const leave = { permissions: ['local-network-access'] }

test.use(leave)
test.describe.configure({ mode: 'parallel' })

test('a hostile page gets no address changed: what it begins is seen first, and no step is skipped, swapped or played again', async ({
  page,
}) => {
  test.slow()
  const [from, friend] = ['robbed@tide.example', 'friend@reef.example']
  const thief = 'thief@reef.example'
  const host = new WalletHost(page)
  await host.open()
  await host.signIn(from)
  const { frame } = host
  const give = (step: 'Primary' | 'Secondary', otp: string) =>
    host.ask(`updateEmail${step}Otp`, { otp })
  const reject = async (asked: Promise<FrameAnswer>) => {
    await expect(frame.getByText(thief)).toBeVisible()
    await expect(frame.getByText('dapp.localhost')).toBeVisible()
    await frame.getByRole('button', { name: 'Reject' }).click()
    expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
  }

  await reject(host.ask('updateEmail', { email: thief }))
  for (const step of ['Primary', 'Secondary'] as const)
    expect((await give(step, '123456')).e).toMatchObject({
      code: 'CODE_EXPIRED',
    })

  // What is approved is what is on show, whatever waits behind it.
  const begun = host.ask('updateEmail', { email: friend })
  await expect(frame.getByText(friend)).toBeVisible()
  const behind = host.ask('updateEmail', { email: thief })
  await expect(frame.getByText('1 more waiting')).toBeVisible()
  await host.approve()
  expect((await begun).p).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  await reject(behind)

  const first = await mailedCode(from, 2)
  const wrongStep = await give('Secondary', first)
  expect(wrongStep.e).toMatchObject({ code: 'CODE_EXPIRED' })
  expect((await give('Primary', first)).e).toBeUndefined()
  for (const [step, code] of [
    ['Primary', 'CODE_EXPIRED'],
    ['Secondary', 'CODE_INVALID'],
  ] as const)
    expect((await give(step, first)).e).toMatchObject({ code })
  const second = await mailedCode(friend, 1)
  expect((await give('Secondary', second)).p).toEqual({ email: friend })
  for (const step of ['Primary', 'Secondary'] as const)
    expect((await give(step, second)).e).toMatchObject({ code: 'CODE_EXPIRED' })
  expect((await host.ask('getUser', {})).p).toMatchObject({ email: friend })

  // Nobody wrote to the thief, and his address is in no mail.
  expect(await mailTo(thief)).toBe('')
  for (const address of [from, friend])
    expect(await mailTo(address, thief)).toBe('')
})

test('of two devices that change the address at once, one does', async ({
  browser,
  page,
}) => {
  test.slow()
  const from = 'raced@tide.example'
  const host = new WalletHost(page)
  await host.open()
  await host.signIn(from)
  const context = await browser.newContext(leave)
  const other = new WalletHost(await context.newPage())
  await other.open()
  // One mail in 30 s is all that an address gets for unknown devices.
  await expect
    .poll(async () => (await other.ask('connectEmail', { email: from })).p, {
      timeout: 60_000,
    })
    .toMatchObject({ action: 'VERIFY_OTP' })
  const otp = await mailedCode(from, 2)
  const connected = other.ask('connectOtp', { otp })
  await restore(other.frame, from, 3)
  expect((await connected).p).toEqual({ action: 'CONNECT' })

  const hosts = [host, other]
  const goals = ['one@reef.example', 'two@reef.example'] as const
  const begun = hosts.map((one, at) =>
    one.ask('updateEmail', { email: goals[at] }),
  )
  // A button that is pressed has to be in sight: one page after the other.
  for (const one of hosts) {
    await one.page.bringToFront()
    await one.approve()
  }
  for (const one of begun)
    expect((await one).p).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  const codes = [await mailedCode(from, 4), await mailedCode(from, 5)]
  const answers = await Promise.all(
    hosts.flatMap((one, at) =>
      codes.map(async (code) => ({
        at,
        answer: await one.ask('updateEmailPrimaryOtp', { otp: code }),
      })),
    ),
  )
  const won = answers.filter(({ answer }) => answer.p)
  expect(won).toHaveLength(1)
  const winner = won[0]?.at ?? 0
  const email = `${goals[winner]}`
  const last = await mailedCode(email, 1)
  const ends = await Promise.all(
    hosts.map((one) => one.ask('updateEmailSecondaryOtp', { otp: last })),
  )
  expect(ends.flatMap(({ p }) => (p ? [p] : []))).toEqual([{ email }])
  expect(await mailTo(`${goals[1 - winner]}`)).toBe('')
  await context.close()
})
