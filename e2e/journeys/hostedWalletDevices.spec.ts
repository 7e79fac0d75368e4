import type { Browser, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { chainA, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'
import { findViolations } from '../pages/findViolations.js'
import {
  expectOver,
  giveCode,
  hostedOptions,
  sign,
  walletFrame,
} from '../pages/hostedLogin.js'
import { lookAtPage } from '../pages/lookAtPage.js'
import { makeOwnWallet, signInAtWallet } from '../pages/signInAtWallet.js'
import { mailTo } from '../pages/WalletHost.js'

// Each waits for half a minute, until its address gets another mail.
test.describe.configure({ mode: 'parallel' })

const wallet = stack.hostedWalletSite.url
const email = 'two.devices@tide.example'

test('[R7.3] a new browser asks, the old one lets it in by four characters, and the new one signs', async ({
  browser,
  complaints,
  page: old,
}) => {
  test.slow()
  await makeOwnWallet(old, email)

  const { context, demo, dialog } = await comeAsNewBrowser(browser, complaints)
  await test.step('a new browser types the code, and would rather use another device', async () => {
    await giveCode(demo, email, 2)
    const later = walletFrame(demo).getByRole('button', { name: 'Not now' })
    await later.click()
    await expect(
      dialog.getByText('Waiting for your other device'),
    ).toBeVisible()
    expect(await findViolations(dialog)).toEqual([])
  })

  await test.step('both show the same four characters, also after a reload of one', async () => {
    await old.setViewportSize({ width: 390, height: 844 })
    await old.goto(`${wallet}/device/`)
    const compare = old.getByRole('button', { name: /^Compare with / })
    await expect(old.getByText(stack.demo.url)).toBeVisible()
    await lookAtPage(old, 'device-waits')
    await compare.focus()
    await old.keyboard.press('Enter')
    await expect(old.locator('.code')).toHaveText(/^[A-HJ-NP-Z2-9]{4}$/)
    const code = `${await old.locator('.code').textContent()}`
    await expect(dialog.getByText(code)).toBeVisible()
    await lookAtPage(old, 'device-compare')
    expect(await findViolations(dialog)).toEqual([])
  })

  await test.step('the old one lets it in, and the new one signs', async () => {
    const same = old.getByRole('button', { name: 'They are the same' })
    await expect(same).toHaveAttribute('aria-disabled', 'false')
    await same.hover()
    await same.click()
    await expect(old.getByRole('heading', { name: / is in$/ })).toBeVisible()
    // Nobody presses anything on the new one.
    await demo.expectConnected()
    await sign(demo)
  })
  await context.close()
})

test('a browser that only looks while it is held is signed out by the link of the mail', async ({
  browser,
  complaints,
  page: old,
}) => {
  test.slow()
  const email = 'held@tide.example'
  await makeOwnWallet(old, email)
  await fund(old)
  const { context, demo, dialog } = await comeAsNewBrowser(browser, complaints)
  await giveCode(demo, email, 2)
  await walletFrame(demo).getByRole('button', { name: 'Not now' }).click()
  // Until when, in the visitor's own words for a day and a time.
  await expect(
    dialog.getByText(/Your wallet can send from here after .*\d{4}, \d+:\d{2}/),
  ).toBeVisible()
  expect(await findViolations(dialog)).toEqual([])
  await demo.act('Look at my wallet').click()
  await demo.expectConnected()
  await demo.button('Sign message').first().click()
  await expect(demo.result).toContainText('Sign message failed')
  await expect(walletFrame(demo).locator('main')).toHaveCount(0)

  await expect.poll(() => mailTo(email, '/not-me/#')).toContain('can only look')
  const mail = await mailTo(email, 'can only look')
  const [link] = /http:\S+\/not-me\/#\S+/.exec(mail) ?? []
  await old.goto(`${link}`)
  await old.getByRole('button', { name: 'It was not me' }).click()
  await expect(old.getByText('Done.')).toBeVisible()
  await demo.page.reload()
  await expectOver(demo)
  await context.close()
})

test('a browser that the old one turns away is told so, and has nothing', async ({
  browser,
  complaints,
  page: old,
}) => {
  test.slow()
  const email = 'turned.away@tide.example'
  await makeOwnWallet(old, email)
  await fund(old)
  const { context, demo, dialog } = await comeAsNewBrowser(browser, complaints)
  await giveCode(demo, email, 2)
  await walletFrame(demo).getByRole('button', { name: 'Not now' }).click()
  await expect(dialog.getByText('Waiting for your other device')).toBeVisible()
  await old.reload()
  await expect(
    old.getByText('Looks and receives until its waiting time is over'),
  ).toBeVisible()
  await old.getByRole('link', { name: 'Let another browser in' }).click()
  await old.getByRole('button', { name: / is not mine$/ }).press('Enter')
  await expect(
    old.getByRole('heading', { name: / was turned away$/ }),
  ).toBeFocused()
  await lookAtPage(old, 'device-turned-away')
  await expect(dialog.getByText('This browser was turned away')).toBeVisible()
  await expect(dialog.getByText('choose this browser')).toBeHidden()
  expect(await findViolations(dialog)).toEqual([])
  await demo.act('Log in again').click()
  await expect(
    demo.page.getByRole('textbox', { name: 'Email address' }),
  ).toBeVisible()
  await old.getByRole('link', { name: 'Go to your wallet' }).click()
  await expect(old.getByText(/ was signed out$/)).toBeVisible()
  await context.close()
})

test('a new browser at the wallet’s own page is let in by the old one, though it is held', async ({
  browser,
  page: old,
}) => {
  test.slow()
  const email = 'lets.in@tide.example'
  await makeOwnWallet(old, email)
  await fund(old)
  const context = await browser.newContext()
  const fresh = await context.newPage()
  await signInAtWallet(fresh, email, 2)
  await fresh.getByRole('button', { name: 'Not now' }).click()
  await expect(fresh.getByText('It can send from')).toBeVisible()
  // Looked at in a second tab: its waiting time goes on meanwhile.
  const held = await context.newPage()
  await held.goto(wallet)
  await expect(held.getByText('It can send from')).toBeVisible()
  const ask = fresh.getByRole('button', { name: 'Ask another device' })
  await ask.click()
  await fresh.getByRole('button', { name: 'Back to your wallet' }).click()
  await expect(fresh.getByText('It can send from')).toBeVisible()
  await ask.click()
  await expect(
    fresh.getByRole('heading', { name: 'Confirm this browser' }),
  ).toBeFocused()
  await lookAtPage(held, 'home-held')
  await lookAtPage(fresh, 'new-waits')
  const letIn = old.getByRole('link', { name: 'Let another browser in' })
  await letIn.click()
  await old.getByRole('link', { name: 'Go to your wallet' }).click()
  await letIn.click()
  await old.getByRole('button', { name: /^Compare with / }).click()
  const code = old.locator('.code')
  await expect(code).toHaveText(/^[A-HJ-NP-Z2-9]{4}$/)
  await expect(fresh.locator('.code')).toHaveText(`${await code.textContent()}`)
  await lookAtPage(fresh, 'new-compares')
  const same = old.getByRole('button', { name: 'They are the same' })
  await expect(same).toHaveAttribute('aria-disabled', 'false')
  await same.hover()
  await same.click()
  await expect(old.getByRole('heading', { name: / is in$/ })).toBeVisible()
  await lookAtPage(old, 'device-done')
  await expect(fresh.getByText('This device')).toBeVisible()
  await expect(fresh.getByText('It can send from')).toBeHidden()
  await context.close()
})

/** What it is worth to a thief decides whether a new browser is held. */
async function fund(old: Page): Promise<void> {
  const shown = `${await old.locator('.slip').textContent()}`
  const [address] = /0x[0-9a-f]{40}/i.exec(shown.replaceAll(/\s/g, '')) ?? []
  await chainA.setBalance({
    address: address as `0x${string}`,
    value: parseEther('1'),
  })
}

/** The demo in a browser that has never seen the wallet. */
async function comeAsNewBrowser(browser: Browser, complaints: string[]) {
  const context = await browser.newContext({
    permissions: ['local-network-access'],
    viewport: { width: 390, height: 844 },
  })
  const demo = new DemoPage(await context.newPage(), complaints)
  await demo.open(hostedOptions)
  return { context, demo, dialog: demo.page.getByRole('dialog').first() }
}
