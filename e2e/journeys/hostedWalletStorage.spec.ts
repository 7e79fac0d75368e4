import type { CDPSession, Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import {
  comeBack,
  expectOver,
  hostedOptions,
  logIn,
  sign,
} from '../pages/hostedLogin.js'

const rounds = process.env.HASP_LONG === '1' ? 100 : 3
const wallet = stack.hostedWalletSite.url
/** To browsers another site than the wallet's, which has the name `localhost`. */
const otherSite = `http://127.0.0.1:${stack.demo.port}`

const browserOf = (page: Page): Promise<CDPSession> =>
  page.context().newCDPSession(page)
const addressOf = async (demo: DemoPage) =>
  `${await demo.detail('Account').textContent()}`

/** What the account says of its login. */
async function expectKept(demo: DemoPage, isKept: boolean) {
  await demo.button('Open account').click()
  const account = demo.modal()
  await expect(account.getByText('@tide.example')).toBeVisible()
  const note = account.getByText(
    'Your browser keeps nothing for your wallet here.',
  )
  await (isKept ? expect(note).toBeHidden() : expect(note).toBeVisible())
  await demo.close()
}

test('G-35 a login outlives every reload', async ({ demo, page }) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'kept@tide.example')
  const address = await addressOf(demo)
  await expectKept(demo, true)
  for (let round = 0; round < rounds; round += 1) {
    await page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    await expect(demo.detail('Account')).toHaveText(address)
  }
  await sign(demo)
})

test.describe('on another site, where the browser blocks storage', () => {
  test.use({ baseURL: otherSite })

  test('F-26 a login lives in memory and says so; after a reload a code and the password bring back the same wallet', async ({
    demo,
    page,
  }) => {
    test.slow()
    await demo.open(hostedOptions)
    await logIn(demo, 'blocked-0@tide.example')
    const address = await addressOf(demo)
    await expectKept(demo, false)
    await sign(demo)
    await page.reload()
    await expectOver(demo)
    await comeBack(demo, 'blocked-0@tide.example')
    expect(await addressOf(demo)).toBe(address)
    await sign(demo)
    for (let round = 1; round < rounds; round += 1) {
      await page.reload()
      await expectOver(demo)
      await logIn(demo, `blocked-${round}@tide.example`)
    }
  })
})

test('F-29 storage whose names throw leaves a login in memory', async ({
  demo,
  page,
}) => {
  test.slow()
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of [
      'indexedDB',
      'localStorage',
      'sessionStorage',
      'caches',
    ])
      Object.defineProperty(window, name, { get })
    Object.defineProperty(Navigator.prototype, 'locks', { get })
  }, wallet)
  await demo.open(hostedOptions)
  for (let round = 0; round < rounds; round += 1) {
    await logIn(demo, `throws-${round}@tide.example`)
    await expectKept(demo, false)
    await sign(demo)
    await page.reload()
    await expectOver(demo)
  }
})

test('F-27 storage without room leaves a login in memory, and takes the next one once there is room', async ({
  demo,
  page,
}) => {
  test.slow()
  const browser = await browserOf(page)
  const limit = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin: wallet,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  await demo.open(hostedOptions)
  await limit(1)
  for (let round = 0; round < rounds; round += 1) {
    await logIn(demo, `full-${round}@tide.example`)
    await expectKept(demo, false)
    await sign(demo)
    await page.reload()
    await expectOver(demo)
  }
  await limit()
  await logIn(demo, 'roomy@tide.example')
  await expectKept(demo, true)
  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
})

test('F-29 data that is cleared meanwhile ends the login in clear words; a code and the password bring back the same wallet', async ({
  complaints,
  demo,
  page,
}) => {
  test.slow()
  const clear = async () => {
    const browser = await browserOf(page)
    await browser.send('Storage.clearDataForOrigin', {
      origin: wallet,
      storageTypes: 'all',
    })
  }
  const email = 'cleared@tide.example'
  await demo.open(hostedOptions)
  await logIn(demo, email)
  const address = await addressOf(demo)
  await clear()
  await demo.button('Sign message').first().click()
  await expect(demo.result).toContainText('sessionExpired')
  await expectOver(demo)
  // The token of a key that is gone, and no other complaint.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/)
  await comeBack(demo, email)
  expect(await addressOf(demo)).toBe(address)
  await sign(demo)
  for (let round = 0; round < rounds; round += 1) {
    await clear()
    await page.reload()
    await expectOver(demo)
    await logIn(demo, `cleared-${round}@tide.example`)
  }
})
