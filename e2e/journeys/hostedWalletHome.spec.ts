import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { mailedCode, mailTo, WalletHost } from '../pages/WalletHost.js'

const wallet = stack.hostedWalletSite.url

test.describe('the pages of the hosted wallet', () => {
  test('let a visitor sign in, stay signed in over a reload, and sign out', async ({
    page,
  }) => {
    const email = 'home@tide.example'
    await page.goto(wallet)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code').fill(await mailedCode(email, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page
      .getByLabel('Recovery password')
      .fill('lantern velvet orchard pickle')
    await page
      .getByLabel('The same again')
      .fill('lantern velvet orchard pickle')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()

    await page.reload()
    await expect(page.getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
  })

  test('end a sign-in that was not the visitor, and only when told to', async ({
    browser,
    page,
  }) => {
    const email = 'denied@tide.example'
    const context = await browser.newContext({
      permissions: ['local-network-access'],
    })
    const thief = new WalletHost(await context.newPage())
    await thief.open()
    await thief.ask('connectEmail', { email })
    const otp = await mailedCode(email, 1)
    const [link] = /http:\S+\/not-me\/#\S+/.exec(await mailTo(email)) ?? []

    await page.goto(`${link}`)
    await expect(
      page.getByRole('heading', { name: 'Somebody typed your address' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'It was not me' }).click()
    await expect(page.getByText('Done.')).toBeVisible()
    expect((await thief.ask('connectOtp', { otp })).e).toMatchObject({
      code: 'CODE_EXPIRED',
    })
    await context.close()
  })

  test('T-HDR-01: are shown in no frame', async ({ request }) => {
    for (const path of ['/', '/not-me/']) {
      const response = await request.get(`${wallet}${path}`)
      expect(response.headers()['content-security-policy']).toContain(
        "frame-ancestors 'none'",
      )
    }
  })
})
