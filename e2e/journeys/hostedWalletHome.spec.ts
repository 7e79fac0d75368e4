import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'
import {
  mailedCode,
  mailTo,
  recoveryPassword,
  WalletHost,
} from '../pages/WalletHost.js'

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

test('a passkey that was added on the wallet’s page opens the wallet for a site, without the password, and is taken away again', async ({
  demo,
  page,
}) => {
  test.slow()
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = 'passkey@tide.example'
  await page.goto(wallet)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').fill(await mailedCode(email, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Recovery password').fill(recoveryPassword)
  await page.getByLabel('The same again').fill(recoveryPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const ask = page.getByRole('button', { name: /^Remove the passkey added / })
  await expect(ask).toBeVisible()
  expect(await findViolations(page.locator('main'))).toEqual([])

  await demo.open({
    hostedWallet: '1',
    namespaces: 'eip155,solana',
    devWallet: '0',
  })
  await demo.kitModal.open()
  const address = page.getByRole('textbox', { name: 'Email address' })
  await address.fill(email)
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  // One mail in 30 s is all that an address gets for unknown devices.
  await expect(async () => {
    await address.press('Enter')
    await expect(code).toBeVisible()
  }).toPass({ timeout: 45_000 })
  await code.fill(await mailedCode(email, 2))
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
