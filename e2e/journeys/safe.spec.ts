import { verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { testMnemonic } from '../../devstack/addresses.js'
import type { RunningPart } from '../../devstack/services/RunningPart.js'
import { nodeA } from '../chains.js'
import { test as base, expect } from '../journey.js'
import { ExamplePage } from '../pages/ExamplePage.js'
import { SafePage } from '../pages/SafePage.js'
import { serveExample } from '../serveExample.js'

/** An account that nothing else in the journeys uses. */
const account = mnemonicToAccount(testMnemonic, { addressIndex: 20 })

const safeOrigin = 'https://app.safe.global'

type World = {
  app: ExamplePage
  safe: SafePage
}

const test = base.extend<World>({
  app: async ({ page }, use) => {
    await use(new ExamplePage(page))
  },
  safe: async ({ app, page }, use) => {
    await app.prepare()
    await use(new SafePage(page, account))
  },
})

let site: RunningPart
test.beforeAll(async () => {
  site = await serveExample('safe')
})
test.afterAll(() => site.stop())

test('inside a Safe the example connects by itself, signs, and follows what it proposed', async ({
  safe,
}) => {
  const frame = await safe.open(safeOrigin, site.address.url)
  const part = (name: string) => frame.locator(`[data-part="${name}"]`)
  const press = (name: string) => frame.getByRole('button', { name }).click()
  await expect(part('status')).toHaveText('connected')
  await expect(part('address')).toHaveText(account.address)
  await expect(part('wallet')).toHaveText('Safe')

  await test.step('signs, and says when it was declined', async () => {
    safe.declineNext()
    await press('Sign Hello')
    await expect(part('result')).toContainText('User rejected the request')
    await press('Sign Hello')
    await expect(part('result')).toHaveText(/^0x[0-9a-f]{130}$/)
    const signature = (await part('result').textContent()) as `0x${string}`
    const { address } = account
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(
      true,
    )
  })

  await test.step('proposes, waits for the owners, and sees it executed', async () => {
    safe.declineNext()
    await press('Send 1 wei to myself')
    await expect(part('result')).toContainText('User rejected the request')
    await press('Send 1 wei to myself')
    await expect(part('result')).toHaveText(/^Proposed to the Safe: 0x(5afe)+$/)
    const hash = await safe.execute()
    await expect(part('result')).toHaveText('Executed: success')
    const { from, to, value } = await nodeA.getTransaction({ hash })
    const own = account.address.toLowerCase()
    expect([from, to, value]).toEqual([own, own, 1n])
  })

  await test.step('disconnects, and connects again by hand', async () => {
    await frame.locator('main').getByRole('button').first().click()
    await frame.getByRole('button', { name: 'Disconnect' }).click()
    await expect(part('status')).toHaveText('disconnected')
    await press('Connect wallet')
    await frame.getByRole('button', { name: /^Safe/ }).click()
    await expect(part('status')).toHaveText('connected')
  })
})

test('a page that only pretends to be a Safe is not believed', async ({
  page,
  safe,
}) => {
  await page.clock.install()
  const frame = await safe.open(
    'https://app.safe.global.example',
    site.address.url,
  )
  await expect.poll(() => safe.calls).toContain('getSafeInfo')
  await page.clock.fastForward(5_000)
  await frame.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(frame.getByRole('dialog')).toBeVisible()
  await expect(frame.getByRole('button', { name: /^Safe/ })).toHaveCount(0)
  await expect(frame.locator('[data-part="status"]')).toHaveText('disconnected')
})

test('outside of a Safe there is no row for it', async ({ app }) => {
  await app.open(site.address.url)
  await app.button('Connect wallet').click()
  await expect(app.page.getByRole('dialog')).toBeVisible()
  await expect(app.button(/^Safe/)).toHaveCount(0)
  await expect(app.part('status')).toHaveText('disconnected')
})
