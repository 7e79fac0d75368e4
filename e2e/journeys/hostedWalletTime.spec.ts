import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'
import {
  approveInFrame,
  expectOver,
  hostedOptions,
  logIn,
  sign,
  walletFrame,
} from '../pages/hostedLogin.js'
import { untilCodeIsSent } from '../pages/untilCodeIsSent.js'
import { mailedCode, restore } from '../pages/WalletHost.js'

// A page that a test answers for needs leave to come to the wallet.
test.use({ permissions: ['local-network-access'] })

const service = stack.hostedWalletService.url
const hourMs = 3_600_000
const sessionExpired = /^\[hasp\] Session Expired/

async function giveEmail(demo: DemoPage, email: string) {
  await demo.page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await demo.page.keyboard.press('Enter')
}
const codeField = (page: Page) =>
  page.getByRole('textbox', { name: 'Code from the email' })
const approveButton = (demo: DemoPage) =>
  walletFrame(demo).getByRole('button', { name: 'Approve' })

for (const [skew, name] of [
  [24, 'a day ahead'],
  [-24, 'a day behind'],
] as const)
  test(`F-32 a clock that is ${name} keeps nobody from logging in, signing and coming back`, async ({
    demo,
    page,
  }) => {
    await page.clock.install({ time: Date.now() + skew * hourMs })
    await demo.open(hostedOptions)
    await logIn(demo, `skew${skew}@tide.example`)
    await sign(demo)
    await page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    await sign(demo)
  })

test('F-33 a clock that is set back holds up no code, no session and no signature', async ({
  demo,
  page,
}) => {
  const email = 'set-back@tide.example'
  await page.clock.install()
  const setBack = async (hours: number) => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(now - hours * hourMs)
  }
  await demo.open(hostedOptions)
  await demo.kitModal.open()
  await giveEmail(demo, email)
  await expect(codeField(page)).toBeVisible()
  await setBack(1)
  const again = demo.act('Send a new code')
  await expect(again).toBeHidden()
  await page.clock.fastForward(30_000)
  await expect(again).toBeVisible()
  await codeField(page).fill(await mailedCode(email, 1))
  await demo.expectConnected()
  await setBack(24)
  await sign(demo)
  // The token has ended by now, whatever the clock says.
  await page.clock.fastForward(11 * 60_000)
  await setBack(24)
  await sign(demo)
})

test('T-SVC-08 a proof that was used before is refused, and the visitor is told what to check', async ({
  complaints,
  demo,
  page,
}) => {
  const challenges = `${service}/v1/challenges`
  const proofs: string[] = []
  await page.route(challenges, async (route) => {
    const headers = route.request().headers()
    proofs.push(`${headers.dpop}`)
    await route.continue({ headers: { ...headers, dpop: `${proofs[0]}` } })
  })
  await demo.open(hostedOptions)
  await demo.kitModal.open()
  await giveEmail(demo, 'first-proof@tide.example')
  await expect(codeField(page)).toBeVisible()
  await demo.act('Change').click()
  await giveEmail(demo, 'replayed@tide.example')
  const failure = demo.modal().getByRole('alert')
  await expect(failure).toContainText('Your login isn’t valid')
  await expect(failure).toContainText('Check your device’s date and time')
  await expect(demo.act('Send code')).toBeEnabled()
  expect(new Set(proofs).size).toBeGreaterThan(1)
  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(/401/.test(complaint) ? /401/ : sessionExpired)
})

test('F-30 two tabs whose token ends at once both go on', async ({
  complaints,
  context,
  demo,
  page,
}) => {
  await context.clock.install()
  await demo.open(hostedOptions)
  await logIn(demo, 'two-tabs@tide.example')
  const other = new DemoPage(await context.newPage(), complaints)
  await other.open(hostedOptions)
  await expect(other.detail('Status')).toHaveText('Connected')
  const refreshed: number[] = []
  context.on('response', (response) => {
    if (response.url() === `${service}/v1/tokens`)
      refreshed.push(response.status())
  })
  for (const _ of [1, 2, 3]) {
    await context.clock.fastForward(11 * 60_000)
    const tabs = [demo, other]
    await Promise.all(
      tabs.map((tab) => tab.button('Sign message').first().click()),
    )
    for (const tab of tabs) {
      await tab.page.bringToFront()
      await expect(approveButton(tab)).toBeVisible()
      await approveInFrame(tab)
      await expect(tab.result).toContainText(/0x[0-9a-f]{130}/)
    }
  }
  expect(refreshed.length).toBeGreaterThanOrEqual(3)
  expect(new Set(refreshed)).toEqual(new Set([200]))
  // What was on its way while the other tab renewed the token, is asked again.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/)
  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
})

test('F-30 a device that is signed out on the wallet’s page signs nothing that was open, says so and leads back', async ({
  complaints,
  context,
  demo,
}) => {
  test.slow()
  const email = 'revoked@tide.example'
  await demo.open(hostedOptions)
  await logIn(demo, email)
  await demo.button('Sign message').first().click()
  await expect(approveButton(demo)).toBeVisible()

  const home = await context.newPage()
  await home.goto(stack.hostedWalletSite.url)
  await home.getByLabel('Email address').fill(email)
  const code = home.getByLabel('Code')
  await untilCodeIsSent(code, (soon) =>
    home.getByRole('button', { name: 'Continue' }).click(soon),
  )
  await code.fill(await mailedCode(email, 2))
  await home.getByRole('button', { name: 'Continue' }).click()
  await restore(home, email, 3)
  const signOut = home.getByRole('button', { name: /^Sign out Chrome/ })
  await signOut.click()
  await expect(signOut).toBeHidden()
  await home.close()

  await demo.page.bringToFront()
  await approveInFrame(demo)
  await expect(demo.result).toContainText('sessionExpired')
  await expect(demo.result).not.toContainText('0x')
  await expectOver(demo)
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/)
  await demo.button('Reconnect').click()
  await expect(demo.modal('Log in with email')).toBeVisible()
})

test('F-30 a login that ends in one tab while another is asked ends there too', async ({
  complaints,
  context,
  demo,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'leaves-twice@tide.example')
  const other = new DemoPage(await context.newPage(), complaints)
  await other.open(hostedOptions)
  await expect(other.detail('Status')).toHaveText('Connected')
  await demo.button('Sign message').first().click()
  await expect(approveButton(demo)).toBeVisible()
  await other.page.bringToFront()
  await other.button('Disconnect').first().click()
  await expect(other.detail('Status')).toHaveText('Disconnected')
  await demo.page.bringToFront()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await expect(demo.page.locator('[data-hasp-wallet]')).toBeHidden()
  await expect(demo.result).toContainText('Sign message failed')
})

test('a device that was idle for too long is asked for a code again, and says that its wallet is disconnected', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'idle@tide.example')
  await page.route(`${service}/v1/tokens`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { outcome: 'SIGNED_OUT' },
    }),
  )
  await page.reload()
  await expectOver(demo)
  await demo.button('Reconnect').click()
  await expect(demo.modal('Log in with email')).toBeVisible()
})
