import type { Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'

/** The open tools of the demo. */
function toolsOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Hasp devtools' })
  return {
    panel,
    toggle: page.getByRole('button', { name: 'Hasp devtools' }),
    tab: (name: string) => panel.getByRole('tab', { name }),
  }
}

test('the developer tools show what happens, and force what does not by itself', async ({
  demo,
  page,
}) => {
  await demo.open({ devtools: '1', devWalletApprove: 'auto' })
  const { panel, tab, toggle } = toolsOf(page)
  await toggle.click()
  await expect(panel).toContainText('No wallet is connected.')

  await test.step('a fault is forced while the modal is open', async () => {
    await demo.kitModal.open()
    await tab('Test wallet').click()
    await panel.getByRole('button', { name: 'Reject', exact: true }).click()
    await demo.kitModal.chooseWallet('Dev Wallet')
    await expect(demo.modal()).toContainText('declined')
    await tab('Events').click()
    await expect(panel).toContainText('USER_REJECTED')
    await tab('Test wallet').click()
    await panel.getByRole('button', { name: 'Reject', exact: true }).click()
    await demo.kitModal.back()
    await demo.kitModal.chooseWallet('Dev Wallet')
    await demo.kitModal.expectClosed()
  })

  await test.step('connections and requests with their timing', async () => {
    await tab('Connections').click()
    await expect(panel).toContainText('eip155:31337')
    await demo.kitModal.open('Open account')
    await expect(demo.modal('Account')).toContainText('ETH')
    await tab('Requests').click()
    const rows = panel.getByRole('row')
    for (const method of ['eth_requestAccounts', 'eth_getBalance'])
      await expect(
        rows.filter({ hasText: method }).filter({ hasText: / ms/ }).first(),
      ).toContainText('answered')
    await expect(
      rows.filter({ hasText: 'eth_requestAccounts' }).last(),
    ).toContainText('failed')
    await demo.kitModal.close()
  })

  await test.step('state and storage', async () => {
    await tab('State').click()
    await panel.getByText('theme', { exact: true }).click()
    await expect(panel).toContainText('"mode": "dark"')
    await tab('Storage').click()
    await panel.getByText('hasp.connections').click()
    await expect(panel).toContainText('"walletName": "Dev Wallet"')
  })

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('on a phone, the developer tools stand above the sheet that they test', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await demo.open({ devtools: '1', devWalletApprove: 'auto' })
  const { panel, tab, toggle } = toolsOf(page)
  await toggle.click()
  await demo.kitModal.open()
  await tab('Test wallet').click()
  await panel.getByRole('button', { name: 'Reject', exact: true }).click()
  await demo.kitModal.chooseWallet('Dev Wallet')
  await expect(demo.modal()).toContainText('declined')
  await panel.getByRole('button', { name: 'Reject', exact: true }).click()
  await demo.kitModal.back()
  await demo.kitModal.chooseWallet('Dev Wallet')
  await demo.kitModal.expectClosed()
  await expect(demo.detail('Status')).toHaveText('Connected')
})

test('the developer tools say nothing of what a pairing code holds', async ({
  demo,
  page,
}) => {
  await demo.open({ devtools: '1', devWallet: '0' })
  const { panel, tab, toggle } = toolsOf(page)
  await toggle.click()
  await demo.kitModal.open()
  await demo.kitModal.chooseWallet('WalletConnect')
  const uri = await demo.kitModal.readPairingUri()
  const [, symKey = ''] = /symKey=(\w+)/.exec(uri) ?? []
  expect(symKey).not.toBe('')
  for (const name of ['State', 'Events', 'Requests', 'Storage']) {
    await tab(name).click()
    for (const summary of await panel.locator('summary').all())
      await summary.click()
    await expect(panel).not.toContainText(symKey)
  }
})

for (const theme of ['dark', 'light'])
  for (const width of [1280, 390])
    test(`axe finds nothing in the developer tools in ${theme} at ${width} px, which fit`, async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await demo.open({ devtools: '1', devWalletApprove: 'auto', theme })
      const { panel, tab, toggle } = toolsOf(page)
      await demo.kitModal.connect('Dev Wallet')
      await toggle.click()
      await expect(panel.getByRole('tab')).not.toHaveCount(0)
      for (const tabName of await panel.getByRole('tab').allTextContents()) {
        await tab(tabName).click()
        for (const summary of await panel.locator('summary').all())
          await summary.click()
        expect(
          await findViolations(page.locator('[data-part=devtools]')),
          tabName,
        ).toEqual([])
        const box = await panel.boundingBox()
        expect(box?.x, tabName).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        const isWide = await panel.evaluate(
          (element) => element.scrollWidth > element.clientWidth,
        )
        expect(isWide, tabName).toBe(false)
      }
      for (const button of await panel.getByRole('tab').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    })

test('a page without the developer tools fetches nothing of them', async ({
  demo,
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await demo.open()
  await demo.kitModal.open()
  const before = scripts.length
  expect(scripts.filter((url) => /devtools/i.test(url))).toEqual([])
  await demo.open({ devtools: '1' })
  await toolsOf(page).toggle.click()
  await expect(toolsOf(page).panel).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
  expect(scripts.filter((url) => /devtools/i.test(url))).not.toEqual([])
})
