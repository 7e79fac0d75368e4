import { parseEther } from 'viem'
import { testAccounts } from '../../devstack/addresses.js'
import { weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'
import { overflowing } from '../pages/overflowing.js'
import { PlaygroundPage } from '../pages/PlaygroundPage.js'
import { mailedCode } from '../pages/WalletHost.js'

test('a newcomer changes some settings, reads the code, connects the test wallet and copies', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const playground = new PlaygroundPage(page)
  await playground.open()
  await playground.setting('Theme').selectOption('light')
  await playground.setting('Density').selectOption('compact')
  await playground.setting('Several wallets').check()
  await playground.setting('Font').selectOption('serif')
  await playground.setting('Token').selectOption('--kit-ink')
  await playground.setting('Its colour').fill('#302010')
  for (const line of [
    "font: 'Georgia, serif'",
    "'--kit-ink': '#302010'",
    "mode: 'light'",
    "density: 'compact'",
    'multiWallet: true',
  ])
    await expect(playground.code).toContainText(line)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await playground.connect()
  await playground.code.getByRole('button', { name: 'Copy code' }).click()
  await expect(playground.code).toContainText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await playground.code.locator('pre').textContent(),
  )

  await test.step('the address leads to the same settings, connected', async () => {
    await page.reload()
    await expect(playground.setting('Density')).toHaveValue('compact')
    await expect(playground.stage.locator('[data-kit]').first()).toHaveCSS(
      '--kit-ink',
      '#302010',
    )
    await expect(playground.setting('Several wallets')).toBeChecked()
    await expect(
      playground.stage.getByRole('heading', { name: 'Account' }),
    ).toBeVisible()
  })
})

test('[R1.3] a newcomer without a wallet types an address and its code, takes test money, and sends some of it', async ({
  context,
  page,
}) => {
  const playground = new PlaygroundPage(page)
  const { stage } = playground
  const email = 'first.hour@tide.example'
  await playground.open()
  await stage.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.keyboard.press('Enter')
  const code = stage.getByRole('textbox', { name: 'Code from the email' })
  await expect(code).toBeVisible()

  const otp = await mailedCode(email, 1)
  const opening = context.waitForEvent('page')
  await stage.getByRole('link', { name: 'mailbox' }).click()
  const mailbox = await opening
  await expect(mailbox.getByText(`To ${email}`)).toBeVisible()
  await mailbox.close()

  await code.fill(otp)
  const frame = page.frameLocator('[data-hasp-wallet] iframe')
  await expect(stage.getByRole('heading', { name: 'Account' })).toBeVisible()

  await stage.getByRole('button', { name: 'Fund this account' }).click()
  await expect(stage).toContainText('1 ETH and 100 HUSD')
  await stage.getByRole('button', { name: 'Send', exact: true }).click()
  const [amount, to] = [0, 1].map((index) =>
    stage.getByRole('textbox').nth(index),
  )
  const receiver = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  await amount?.fill('0.25')
  await to?.fill(receiver)
  await stage.getByRole('button', { name: 'Review', exact: true }).click()
  await stage.getByRole('button', { name: 'Send 0.25 ETH' }).click()
  const approve = frame.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.hover()
  await approve.click()
  await expect(stage.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.poll(() => weiOf(receiver)).toBe(parseEther('0.25'))
})

test('an error is forced, own pixels follow the same kit, and requests are counted', async ({
  page,
}) => {
  const playground = new PlaygroundPage(page)
  await playground.open('?devWallet=1&devWalletApprove=auto')
  const reject = page.getByRole('switch', { name: 'Reject', exact: true })
  await reject.check()
  await playground.stage.getByRole('button', { name: /^Dev Wallet/ }).click()
  await expect(playground.stage).toContainText('declined')
  await reject.uncheck()

  await playground.tab('Your own UI').click()
  await page.getByRole('button', { name: 'Use Dev Wallet' }).click()
  await expect(
    page.getByRole('tabpanel', { name: 'Your own UI' }),
  ).toContainText(`Dev Wallet: ${testAccounts[0].slice(0, 6)}`)
  await expect(
    playground.stage.getByRole('heading', { name: 'Account' }),
  ).toBeVisible()

  await page.keyboard.press('Tab')
  await playground.tab('Your own UI').focus()
  await page.keyboard.press('ArrowRight')
  await expect(playground.tab('Weight and hosts')).toBeFocused()
  const { host } = new URL(page.url())
  await expect(
    page.getByRole('row').filter({ has: page.getByText(host) }),
  ).toContainText(/\d+\.\d/)
})

for (const { name, query, viewport } of [
  { name: 'dark', query: '', viewport: { width: 1280, height: 800 } },
  {
    name: 'light, Arabic',
    query: '?theme=light&locale=ar',
    viewport: { width: 1280, height: 800 },
  },
  { name: 'phone', query: '', viewport: { width: 390, height: 844 } },
  {
    name: 'phone, light',
    query: '?theme=light&preset=paper',
    viewport: { width: 390, height: 844 },
  },
  { name: 'zoom 200 %', query: '', viewport: { width: 640, height: 400 } },
])
  test.describe(`playground ${name}`, () => {
    test.use({ viewport })
    test('axe finds nothing, nothing sticks out, and settings fold on a phone', async ({
      page,
    }) => {
      const playground = new PlaygroundPage(page)
      await playground.open(query)
      const summary = page.locator('summary')
      if (viewport.width < 960) {
        await expect(playground.setting('Theme')).toBeHidden()
        await summary.click()
      }
      await expect(playground.setting('Theme')).toBeVisible()
      for (const tab of [
        'Phone',
        'Your own UI',
        'Weight and hosts',
        'Errors',
      ]) {
        await playground.tab(tab).click()
        expect(await findViolations(page.locator('html')), tab).toEqual([])
        expect(
          await page.evaluate(
            () =>
              document.documentElement.scrollWidth -
              document.documentElement.clientWidth,
          ),
          tab,
        ).toBe(0)
      }
      expect(await page.locator('main').evaluate(overflowing)).toEqual([])
      // A control that is wider than its card lies on the next one.
      expect(
        await page
          .locator('.page-card')
          .evaluateAll((cards) =>
            cards
              .filter((card) => card.scrollWidth > card.clientWidth)
              .map((card) => card.ariaLabel),
          ),
      ).toEqual([])
    })
  })

test('a hostile address gets the defaults', async ({ page }) => {
  const playground = new PlaygroundPage(page)
  await playground.open(
    "?theme=%3Cscript%3E&accent=');alert(1)//&locale=__proto__&namespaces=,x&radius=1e9",
  )
  await expect(playground.code).toContainText('adapters: [evm()]')
  await expect(playground.code).not.toContainText('theme')
  await expect(playground.code).not.toContainText('alert')
})
