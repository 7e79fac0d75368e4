import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  beginsWithZeros,
  type Work,
  workText,
} from '../../packages/protocol/src/exports/walletService.js'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { hostedOptions, walletFrame } from '../pages/hostedLogin.js'

// A page that a test answers for needs leave to come to the wallet.
test.use({ permissions: ['local-network-access'] })

/** The answer to it is the 1,676,254th that is tried: some seconds of work. */
const needed = { outcome: 'WORK_NEEDED', challenge: 'journey-0', bits: 20 }

/** The service answers as one whose network is over its share. */
async function askForWork(page: Page): Promise<readonly Work[]> {
  const works: Work[] = []
  await page.route(
    `${stack.hostedWalletService.url}/v1/challenges`,
    async (route) => {
      const { work, ...body } = route.request().postDataJSON()
      if (!work)
        return await route.fulfill({
          json: needed,
          headers: {
            'access-control-allow-origin': stack.hostedWalletSite.url,
          },
        })
      works.push(work)
      await route.continue({ postData: body })
    },
  )
  return works
}

async function giveEmail(demo: DemoPage, email: string) {
  await demo.open(hostedOptions)
  await demo.kitModal.open()
  await demo.page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await demo.page.keyboard.press('Enter')
}

test('a device works for its code where its network asked for too many, and says so', async ({
  demo,
  page,
}) => {
  const works = await askForWork(page)
  await giveEmail(demo, 'work@tide.example')
  const frame = walletFrame(demo)
  await expect(
    frame.getByRole('heading', { name: 'Preparing your code…' }),
  ).toBeVisible()
  await expect(frame.getByRole('progressbar')).toBeVisible()
  await expect(
    page.getByRole('textbox', { name: 'Code from the email' }),
  ).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-hasp-wallet]')).toBeHidden()
  expect(works).toHaveLength(1)
  for (const work of works) {
    expect(work.challenge).toBe(needed.challenge)
    const hash = createHash('sha256').update(workText(work)).digest()
    expect(beginsWithZeros(hash, needed.bits)).toBe(true)
  }
})

test('a visitor who does not want to wait is back at the address', async ({
  demo,
  page,
}) => {
  const works = await askForWork(page)
  await giveEmail(demo, 'no-work@tide.example')
  await walletFrame(demo).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-hasp-wallet]')).toBeHidden()
  const field = page.getByRole('textbox', { name: 'Email address' })
  await expect(field).toHaveValue('no-work@tide.example')
  await expect(demo.act('Continue')).toBeEnabled()
  expect(works).toEqual([])
})
