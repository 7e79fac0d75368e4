import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { addAuthenticator } from '../pages/addAuthenticator.js'
import { lookAtPage } from '../pages/lookAtPage.js'
import { signInAtWallet } from '../pages/signInAtWallet.js'
import { mailedCode, mailTo, recoveryPassword } from '../pages/WalletHost.js'

const wallet = stack.hostedWalletSite.url
const project = '?p=self'

/** Somebody with a wallet that only they can restore. */
async function makeWallet(page: Page, email: string): Promise<void> {
  await signInAtWallet(page, email, 1, `/${project}`)
  await page.getByLabel('Recovery password').fill(recoveryPassword)
  await page.getByLabel('The same again').fill(recoveryPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This device')).toBeVisible()
}

async function answer(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label)
  await expect(field).toBeVisible()
  await field.fill(text)
  await page.keyboard.press('Enter')
}

/** By keys alone, up to the wait. */
async function loseMailbox(
  page: Page,
  { from, to, look }: { from: string; to: string; look: boolean },
): Promise<void> {
  const lookAt = (name: string) =>
    look ? lookAtPage(page, name) : Promise.resolve()
  await page.goto(`${wallet}/lost-mailbox/${project}`)
  await lookAt('lost-from')
  await answer(page, 'Address whose mailbox is lost', from)
  await answer(page, 'New address', to)
  await expect(page.getByLabel('Recovery password')).toBeVisible()
  await lookAt('lost-proof')
  await answer(page, 'Recovery password', 'not the password at all')
  await expect(page.getByRole('alert')).toContainText(
    'That proves no wallet of that address.',
  )
  await lookAt('lost-wrong')
  await answer(page, 'Recovery password', recoveryPassword)
  await expect(page.getByLabel('Code')).toBeFocused()
  await lookAt('lost-code')
  await answer(page, 'Code', await mailedCode(to, 1))
  await expect(
    page.getByRole('heading', { name: 'Your wallet gets the new address' }),
  ).toBeFocused()
}

test('who cannot read their mailbox any more comes back with another address, by the recovery password and after a wait', async ({
  browser,
  page,
}) => {
  test.slow()
  const [from, to] = ['lost@tide.example', 'found@tide.example']
  await makeWallet(page, from)
  const address = await page.locator('.slip').textContent()
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${wallet}/${project}`)
  await other
    .getByRole('link', { name: 'You cannot read your mailbox any more?' })
    .click()
  await expect(other).toHaveURL(`${wallet}/lost-mailbox/${project}`)
  await loseMailbox(other, { from, to, look: true })
  await page.reload()
  await expect(
    page.getByText('Somebody says that your mailbox is lost'),
  ).toContainText(to)

  // Whoever comes too early is told so, and nothing else is made of it: before
  // anything is looked at, as the wait goes on meanwhile.
  const back = await other.context().newPage()
  let codes = 1
  const comeBack = async () => {
    codes += 1
    await signInAtWallet(back, to, codes, `/recover/${project}`)
  }
  await comeBack()
  await expect(back.getByRole('alert')).toContainText(
    'This address is kept for another wallet',
  )
  await lookAtPage(other, 'lost-waiting')
  await lookAtPage(page, 'home-moving')
  await expect.poll(() => mailTo(from, '/keep-mailbox/#')).not.toBe('')
  const password = back.getByLabel('Recovery password')
  await expect(async () => {
    await comeBack()
    await expect(password).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 180_000 })
  await password.fill(recoveryPassword)
  await back.keyboard.press('Enter')
  await expect(
    back.getByRole('heading', { name: 'Your wallet is on this device' }),
  ).toBeVisible()
  await back.getByRole('link', { name: 'Open your wallet' }).click()
  await expect(back.locator('header')).toContainText(to)
  expect(await back.locator('.slip').textContent()).toBe(address)
  await expect(
    back.getByText('The email address was changed, as the mailbox was lost'),
  ).toBeVisible()
  for (const mailbox of [from, to])
    await expect.poll(() => mailTo(mailbox, 'from now on')).not.toBe('')

  // The device of before is signed out, and still trusted.
  await page.reload()
  await signInAtWallet(page, to, codes + 1, `/${project}`)
  await expect(page.getByText('This device')).toBeVisible()
  await other.context().close()
})

test('a device that is told calls it off, as the link of the mail does, and then it rests', async ({
  browser,
  page,
}) => {
  test.slow()
  const [from, to] = ['called-off@tide.example', 'thief@tide.example']
  await makeWallet(page, from)
  const thief = await (await browser.newContext()).newPage()
  await loseMailbox(thief, { from, to, look: false })
  await page.reload()
  await page.getByRole('button', { name: 'Call it off' }).press('Enter')
  await expect(page.getByText(/^Called off\./)).toBeVisible()

  // Before anything is looked at, as its rest goes on meanwhile.
  await thief.reload()
  await answer(thief, 'Address whose mailbox is lost', from)
  await answer(thief, 'New address', to)
  await answer(thief, 'Recovery password', recoveryPassword)
  await expect(thief.getByRole('alert')).toContainText(
    'another asking was called off, not long ago',
  )
  await lookAtPage(page, 'home-kept')
  await expect
    .poll(() => mailTo(from, 'somebody knows your recovery password'))
    .not.toBe('')

  // Pressed late, the link says the same.
  const [link = ''] =
    /http:\S+\/keep-mailbox\/#\S+/.exec(await mailTo(to, 'keep-mailbox')) ?? []
  await page.goto('about:blank')
  await page.goto(link)
  await lookAtPage(page, 'keep-mailbox')
  await page.getByRole('button', { name: 'Call it off' }).press('Enter')
  await expect(page.getByRole('status')).toContainText(
    'Your wallet opens with the address that it had',
  )
  await lookAtPage(thief, 'lost-frozen')
  await thief.context().close()
})

test('a passkey proves it as the recovery password does', async ({ page }) => {
  test.slow()
  await addAuthenticator(page)
  const [from, to] = ['lost-key@tide.example', 'found-key@tide.example']
  await makeWallet(page, from)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(
    page.getByRole('button', { name: /^Remove the passkey added / }),
  ).toBeVisible()

  await page.goto(`${wallet}/lost-mailbox/${project}`)
  await answer(page, 'Address whose mailbox is lost', from)
  await answer(page, 'New address', to)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await answer(page, 'Code', await mailedCode(to, 1))
  await expect(
    page.getByRole('heading', { name: 'Your wallet gets the new address' }),
  ).toBeFocused()
})
