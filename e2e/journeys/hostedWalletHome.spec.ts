import { pages } from '../../apps/hosted-wallet-site/src/server/pages.js'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { addAuthenticator } from '../pages/addAuthenticator.js'
import { findViolations } from '../pages/findViolations.js'
import { giveCode, hostedOptions } from '../pages/hostedLogin.js'
import { makeOwnWallet } from '../pages/signInAtWallet.js'
import { mailedCode, mailTo, WalletHost } from '../pages/WalletHost.js'

const wallet = stack.hostedWalletSite.url

test.describe('the pages of the hosted wallet', () => {
  test('let a visitor sign in, stay signed in over a reload, and sign out', async ({
    page,
  }) => {
    const email = 'home@tide.example'
    await makeOwnWallet(page, email)
    await expect(page.getByText(email)).toBeVisible()

    await page.reload()
    await expect(page.getByText('This device')).toBeVisible()
    const activity = page.getByRole('region', { name: 'Activity' })
    await expect(activity.getByRole('listitem')).toHaveText([
      /The wallet was made with .*Chrome/,
      /Signed in with .*Chrome.* for the first time.*localhost/,
    ])
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email address')).toBeVisible()
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

  test('T-HDR-01: are shown in no frame but the one that is for it', async ({
    request,
  }) => {
    const framed: string[] = []
    for (const { path } of pages) {
      const response = await request.get(`${wallet}${path}`)
      expect(response.status(), path).toBe(200)
      const policy = response.headers()['content-security-policy']
      if (!policy?.includes("frame-ancestors 'none'")) framed.push(path)
    }
    expect(framed).toEqual(['/frame/v1/'])
  })
})

test('a passkey that was added on the wallet’s page opens the wallet for a site, without the password, and is taken away again', async ({
  demo,
  page,
}) => {
  test.slow()
  await addAuthenticator(page)
  const email = 'passkey@tide.example'
  await makeOwnWallet(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const ask = page.getByRole('button', { name: /^Remove the passkey added / })
  await expect(ask).toBeVisible()
  expect(await findViolations(page.locator('main'))).toEqual([])

  await demo.open(hostedOptions)
  await giveCode(demo, email, 2)
  const frame = page.frameLocator('[data-hasp-wallet] iframe')
  await frame.getByRole('button', { name: 'Use a passkey' }).click()
  await demo.expectConnected()

  await page.goto(wallet)
  await ask.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  expect(await findViolations(page.locator('main'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(ask).toBeFocused()
  await ask.press('Enter')
  await page.getByRole('button', { name: 'Remove it' }).press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: 'Ways back to your wallet' }),
  ).toBeFocused()
})
