import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import {
  approveInFrame,
  hostedOptions,
  logIn,
  selfOptions,
  sign,
  walletFrame,
} from '../pages/hostedLogin.js'
import { passUntil, stopClock } from '../pages/passTime.js'
import { takeComplaints } from '../pages/takeComplaints.js'
import { mailedCode, recoveryPassword } from '../pages/WalletHost.js'

// A page that a test answers for needs leave to come to the wallet.
test.use({ permissions: ['local-network-access'] })

const site = `${stack.hostedWalletSite.url}/**`
const service = `${stack.hostedWalletService.url}/**`

const notLoaded = 'Embedded wallet could not load'
const timedOut = 'Embedded Wallet Request Timed Out'
const sessionExpired = 'Session Expired'
/** What the browser writes of a request that got nowhere. */
const unreachable = /net::ERR_/

const emailField = ({ page }: DemoPage) =>
  page.getByRole('textbox', { name: 'Email address' })
const codeField = ({ page }: DemoPage) =>
  page.getByRole('textbox', { name: 'Code from the email' })
const dialogOf = (page: Page) => page.locator('[data-hasp-wallet]')

async function giveEmail(demo: DemoPage, email: string) {
  await demo.kitModal.open()
  await emailField(demo).fill(email)
  await demo.page.keyboard.press('Enter')
}

/** The wallet does not load, and that is said after 20 s, not before. */
async function failsToLoad(
  demo: DemoPage,
  email: string,
  because: string | RegExp,
) {
  const { clock } = demo.page
  const failure = demo.modal().getByRole('alert')
  await demo.kitModal.open()
  await emailField(demo).waitFor()
  await stopClock(demo.page)
  await emailField(demo).fill(email)
  await demo.page.keyboard.press('Enter')
  const dialog = dialogOf(demo.page)
  // It is waited for from here on.
  await passUntil(demo.page, async () => (await dialog.count()) === 1)
  await clock.fastForward(18_000)
  await expect
    .poll(() => demo.complaints)
    .toContainEqual(expect.stringMatching(because))
  await expect(failure).toBeHidden()
  await clock.fastForward(2_500)
  await clock.resume()
  await expect(failure).toContainText('Your email wallet couldn’t load')
  await expect(failure).toContainText('turn off blockers for this site')
  await expect(dialogOf(demo.page)).toHaveCount(0)
}

test.describe('the hosted wallet does not load', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('[R8.42] F-21 because its site is down', async ({
    complaints,
    demo,
    page,
  }) => {
    await page.route(site, (route) => route.abort('connectionrefused'))
    await demo.open(hostedOptions)
    await failsToLoad(demo, 'site-down@tide.example', unreachable)
    await page.unroute(site)
    await demo.act('Continue').click()
    await expect(codeField(demo)).toBeVisible()
    takeComplaints(complaints, [notLoaded, unreachable])
  })

  test('[R8.42] F-21 because the page’s policy refuses it', async ({
    complaints,
    demo,
    page,
  }) => {
    const document = `${stack.demo.url}/bench?*`
    await page.route(document, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy'] ?? ''
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(
            /frame-src [^;]*/,
            "frame-src 'none'",
          ),
        },
      })
    })
    const withOther = { namespaces: 'eip155', devWallet: '1' }
    await demo.open({ ...hostedOptions, ...withOther })
    await giveEmail(demo, 'policy@tide.example')
    // The browser says so at once: nobody waits 20 s for it.
    const failure = demo.modal().getByRole('alert')
    await expect(failure).toContainText('Your email wallet couldn’t load')
    await expect(dialogOf(page)).toHaveCount(0)
    // The other ways are there, and none waits for this one.
    await demo.decide('Approve', () => demo.devWallet.click())
    await demo.expectConnected()
    takeComplaints(complaints, [notLoaded, /frame-src/])
  })

  test('[R8.42] F-22 because its script throws', async ({
    complaints,
    demo,
    page,
  }) => {
    const frame = `${stack.hostedWalletSite.url}/frame/v1/?*`
    await page.route(frame, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>x</title><script>throw new Error("broken")</script>',
      }),
    )
    await demo.open(hostedOptions)
    await failsToLoad(demo, 'throws@tide.example', 'broken')
    await page.unroute(frame)
    await demo.act('Continue').click()
    await expect(codeField(demo)).toBeVisible()
    takeComplaints(complaints, [notLoaded, 'broken'])
  })
})

test.describe('the hosted wallet’s service', () => {
  const away = (page: Page) =>
    page.route(service, (route) => route.abort('connectionrefused'))

  test('F-37 is away while a visitor logs in, and each step goes on once it is back', async ({
    complaints,
    demo,
    page,
  }) => {
    const email = 'service-down@tide.example'
    const failure = demo.modal().getByRole('alert')
    await demo.open(selfOptions)
    await away(page)
    await giveEmail(demo, email)
    await expect(failure).toContainText('Can’t reach your email wallet')
    await expect(failure).toContainText('Try again in a moment.')
    await page.unroute(service)
    await demo.act('Continue').click()
    const code = await mailedCode(email, 1)

    await away(page)
    await codeField(demo).fill(code)
    await expect(failure).toContainText('Can’t reach your email wallet')
    await page.unroute(service)
    await codeField(demo).fill('')
    await codeField(demo).fill(code)

    const frame = walletFrame(demo)
    await frame.getByLabel('Recovery password').fill(recoveryPassword)
    await frame.getByLabel('The same again').fill(recoveryPassword)
    await away(page)
    const next = frame.getByRole('button', { name: 'Continue' })
    await next.click()
    await expect(frame.getByRole('alert')).toHaveText(
      'The wallet could not be reached. Try again.',
    )
    await page.unroute(service)
    await frame.getByLabel('Recovery password').fill(recoveryPassword)
    await frame.getByLabel('The same again').fill(recoveryPassword)
    await next.click()
    await demo.expectConnected()
    takeComplaints(complaints, [unreachable])
  })

  test('F-37 is away before an approval and after it: nothing is signed, and the next request is', async ({
    complaints,
    demo,
    page,
  }) => {
    await demo.open(hostedOptions)
    await logIn(demo, 'service-leaves@tide.example')
    const sign = () => demo.button('Sign message').first().click()
    await away(page)
    await sign()
    await expect(demo.result).toContainText('unavailable')
    await expect(dialogOf(page)).toBeHidden()
    await page.unroute(service)

    await sign()
    const approve = walletFrame(demo).getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    await away(page)
    await approveInFrame(demo)
    await expect(dialogOf(page)).toBeHidden()
    await expect(demo.result).toContainText('unavailable')
    await expect(demo.result).not.toContainText('0x')
    await page.unroute(service)

    await sign()
    await approveInFrame(demo)
    await expect(demo.result).toContainText(/0x[0-9a-f]{130}/)
    takeComplaints(complaints, [unreachable])
  })

  test('is too slow: the wait ends, and the next try goes on', async ({
    complaints,
    demo,
    page,
  }) => {
    await page.clock.install()
    await demo.open(hostedOptions)
    let asked = 0
    await page.route(service, () => {
      asked += 1
    })
    await giveEmail(demo, 'slow@tide.example')
    await expect.poll(() => asked).toBeGreaterThan(0)
    const failure = demo.modal().getByRole('alert')
    await expect(failure).toBeHidden()
    await page.clock.fastForward(16_000)
    await expect(failure).toContainText('Can’t reach your email wallet')
    await page.unroute(service)
    await demo.act('Continue').click()
    await expect(codeField(demo)).toBeVisible()
    takeComplaints(complaints, [])
  })

  test('[R8.44] refuses the login for its time, and says what to check', async ({
    complaints,
    demo,
    page,
  }) => {
    await demo.open(hostedOptions)
    const challenges = `${stack.hostedWalletService.url}/v1/challenges`
    await page.route(challenges, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        json: { status: 401, code: 'NONCE_EXPIRED' },
      }),
    )
    await giveEmail(demo, 'ahead-of-time@tide.example')
    const failure = demo.modal().getByRole('alert')
    await expect(failure).toContainText('Your login isn’t valid')
    await expect(failure).toContainText('Check your device’s date and time')
    await page.unroute(challenges)
    await demo.act('Continue').click()
    await expect(codeField(demo)).toBeVisible()
    takeComplaints(complaints, [sessionExpired, /401/])
  })
})

test('[R8.43] a password that nobody chooses in two minutes ends the wait, and can be chosen afterwards', async ({
  complaints,
  demo,
  page,
}) => {
  const email = 'absent@tide.example'
  await page.clock.install()
  await demo.open(selfOptions)
  await giveEmail(demo, email)
  const code = await mailedCode(email, 1)
  await stopClock(page)
  await codeField(demo).fill(code)
  const password = walletFrame(demo).getByLabel('Recovery password')
  const passedMs = await passUntil(page, () => password.isVisible())
  // The code was given at some moment of these.
  await page.clock.fastForward(118_000 - passedMs)
  await expect(password).toBeVisible()
  await page.clock.fastForward(2_500 + passedMs)
  await page.clock.resume()
  await expect(dialogOf(page)).toBeHidden()
  const failure = demo.modal().getByRole('alert')
  await expect(failure).toContainText('No answer in time')
  await expect(failure).toContainText('Try again when you’re ready.')

  await demo.act('Send a new code').click()
  await password.fill(recoveryPassword)
  await walletFrame(demo).getByLabel('The same again').fill(recoveryPassword)
  await walletFrame(demo).getByRole('button', { name: 'Continue' }).click()
  await demo.expectConnected()
  takeComplaints(complaints, [timedOut])
})

test('F-22 a frame that is taken off the page in the middle of an approval signs nothing, and comes back', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'removed@tide.example')
  const sign = () => demo.button('Sign message').first().click()
  for (const taken of ['iframe', 'dialog']) {
    await sign()
    await expect(
      walletFrame(demo).getByRole('button', { name: 'Approve' }),
    ).toBeVisible()
    await dialogOf(page).evaluate((dialog, name) => {
      const target = name === 'dialog' ? dialog : dialog.querySelector(name)
      target?.remove()
    }, taken)
    await expect(dialogOf(page)).toBeHidden()
    await expect(demo.result).toContainText('unavailable')
  }
  await sign()
  await approveInFrame(demo)
  await expect(demo.result).toContainText(/0x[0-9a-f]{130}/)
})

test('F-34 without a connection nothing is signed, nothing waits to be signed, and all goes on with it', async ({
  complaints,
  context,
  demo,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'offline@tide.example')
  await context.setOffline(true)
  await demo.button('Sign message').first().click()
  await expect(demo.result).toContainText('unavailable')
  await expect(demo.detail('Status')).toHaveText('Connected')

  await context.setOffline(false)
  // What was asked for without a connection is not asked for with one.
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(dialogOf(demo.page)).toBeHidden()
  await sign(demo)
  takeComplaints(complaints, [unreachable])
})
