import type { Locator } from '@playwright/test'
import { testAccounts, unlistedToken } from '../../devstack/addresses.js'
import { chainA } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { focusByKeyboard } from '../pages/focusByKeyboard.js'
import { pressByKeyboard } from '../pages/pressByKeyboard.js'

const { symbol } = unlistedToken
const amount = '12.5'
/** Blocks after which no block below can be undone. */
const finalityBlocks = 65

/** What a visitor uses. */
const hands = {
  mouse: {
    receiver: testAccounts[5],
    press: (target: Locator) => target.click(),
    type: (field: Locator, text: string) => field.fill(text),
  },
  'the keyboard alone': {
    receiver: testAccounts[6],
    press: (target: Locator) => pressByKeyboard(target),
    async type(field: Locator, text: string) {
      await focusByKeyboard(field)
      await field.page().keyboard.type(text)
    },
  },
} as const

const rowsOf = (demo: DemoPage, receiver: string) =>
  demo
    .modal()
    .locator('[data-part="activity-row"]')
    .filter({ hasText: receiver.slice(0, 6) })
    .filter({ hasText: symbol })

/** Lets the page's time pass while it asks again by itself. */
const pass = (demo: DemoPage, target: Locator) =>
  expect.poll(
    async () => {
      await demo.page.clock.runFor(1_000)
      return await target.textContent()
    },
    { timeout: 45_000 },
  )

for (const [name, { press, receiver, type }] of Object.entries(hands))
  test(`[R1.14] [R7.36] a token that no site knows is sent by ${name}, and is in Activity: pending, then in a block, then final`, async ({
    demo,
  }) => {
    const { keyboard } = demo.page
    await demo.page.clock.install()
    await demo.open({ data: '1', devWalletApprove: 'auto' })
    await demo.connectAtOnce()
    await press(demo.button('Open account'))
    await press(demo.act(new RegExp(`^${symbol}`)))
    const send = demo.modal('Send')
    await type(send.getByRole('textbox', { name: 'Amount' }), amount)
    await type(send.getByRole('textbox', { name: 'To' }), receiver)
    await press(demo.act('Review'))
    const confirm = demo.act(`Send ${amount} ${symbol}`)
    await confirm.waitFor()

    await chainA.setAutomine(false)
    try {
      await press(confirm)
      await expect(demo.modal('On its way')).toBeVisible()
      await keyboard.press('Escape')
      const tokens = demo.modal('Account').getByRole('tab', { name: 'Tokens' })
      await focusByKeyboard(tokens)
      await keyboard.press('ArrowRight')
      const row = rowsOf(demo, receiver)
      await expect(row).toContainText('Pending', { timeout: 3_000 })
      await expect(row).toContainText(`−${amount}`)

      // Others send meanwhile: nothing of theirs may be left waiting.
      await chainA.setAutomine(true)
      await chainA.mine({ blocks: 1 })
      await pass(demo, row).not.toContain('Pending')
      // It is one transaction, whoever tells of it.
      await expect(row).toHaveCount(1)
      await pass(demo, row).not.toContain('Confirming')
      await press(row)
    } finally {
      await chainA.setAutomine(true)
    }
    const slip = demo.modal('Transaction')
    await expect(slip).toContainText('Not final yet')
    await chainA.mine({ blocks: finalityBlocks })
    await pass(demo, slip).not.toContain('Not final yet')
    await expect(slip).toContainText('Complete')
  })

test('what the site sends by itself is in Activity in its words, until the chain has words for it', async ({
  demo,
}) => {
  const words = 'A tip for the site'
  await demo.page.clock.install()
  await demo.open({ data: '1', devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  const rows = demo.modal().locator('[data-part="activity-row"]')
  const told = rows.filter({ hasText: words })
  await chainA.setAutomine(false)
  try {
    await demo.button('Send transaction').first().click()
    await expect(demo.result).toContainText(/0x[0-9a-f]{64}/)
    await demo.button('Open account').click()
    const account = demo.modal('Account')
    await expect(account).toContainText(words)
    await account.getByRole('tab', { name: 'Activity' }).click()
    await expect(told).toContainText('Pending')
    await told.click()
    const slip = demo.modal('Transaction')
    await expect(slip).toContainText(words)
    await demo.page.keyboard.press('Escape')
    await expect(told).toBeVisible()
    await chainA.setAutomine(true)
    await chainA.mine({ blocks: 1 })
  } finally {
    await chainA.setAutomine(true)
  }
  await expect
    .poll(
      async () => {
        await demo.page.clock.runFor(1_000)
        return await told.count()
      },
      { timeout: 45_000 },
    )
    .toBe(0)
  await expect(rows.first()).toContainText('−0.001')
})
