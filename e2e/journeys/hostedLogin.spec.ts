import type { Page } from '@playwright/test'
import { solanaChain } from '../../devstack/addresses.js'
import { stack } from '../chains.js'
import { bundle } from '../hostedFrame/bundle.js'
import type { Site } from '../hostedFrame/page.js'
import { expect, test } from '../journey.js'
import { mailedCode } from '../pages/WalletHost.js'
import { isSignedBy } from '../verifySignature.js'

declare const site: Site

// A page that no server of this machine served needs leave to come here.
test.use({ permissions: ['local-network-access'] })

let files: ReadonlyMap<string, string>
test.beforeAll(async () => {
  files = await bundle('page')
})

const message = 'Hello from Hasp'
/** Of the wallet's own site, so that the browser keeps what it stores. */
const host = stack.demo.url

/** A site of its own that asks the wallet of the stack. */
async function open(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin === stack.hostedWalletSite.url) asked.push(request.url())
  })
  await page.route(`${host}/hosted-login/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const code = files.get(`/${name}`)
    return route.fulfill(
      code === undefined
        ? {
            contentType: 'text/html; charset=utf-8',
            body: '<!doctype html><html lang="en"><title>Tide</title><body><script type="module" src="./page.js"></script>',
          }
        : { contentType: 'text/javascript', body: code },
    )
  })
  const parameters = new URLSearchParams({
    wallet: stack.hostedWalletSite.url,
    project: 'default',
    solana: solanaChain.reference,
    message: `0x${Buffer.from(message).toString('hex')}`,
    sameSite: '1',
  })
  await page.goto(`${host}/hosted-login/?${parameters}`)
  await page.waitForFunction(() => 'site' in globalThis)
  return { asked }
}

const frameOf = (page: Page) => page.frameLocator('[data-hasp-wallet] iframe')
const ended = (page: Page, name: string) =>
  page.evaluate((key) => site.asked[key]?.ended, name)
const accountsOf = (page: Page) => page.evaluate(() => site.accounts())

async function approve(page: Page) {
  const button = frameOf(page).getByRole('button', { name: 'Approve' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.hover()
  await button.click()
}

test('[R7.2] [R7.4] [R7.7] [R7.8] [R7.9] [R7.11] from an address to a signature on EVM and Solana, over a reload, to the end', async ({
  page,
}) => {
  const email = 'login@tide.example'
  const first = await open(page)
  await page.waitForLoadState('networkidle')
  expect(first.asked, 'before anybody turns to it').toEqual([])

  await page.evaluate((address) => site.signIn(address), email)
  const code = await mailedCode(email, 1)
  await page.evaluate((otp) => site.giveCode('code', otp), code)
  const frame = frameOf(page)
  await expect.poll(() => ended(page, 'code')).toEqual({ action: 'CONNECT' })
  const accounts = await accountsOf(page)
  expect(Object.keys(accounts).sort()).toEqual(['eip155', 'solana'])

  await page.evaluate(() => site.start('evm', 'sign'))
  await expect(frame.locator('.message')).toHaveText(message)
  await approve(page)
  await expect.poll(() => ended(page, 'evm')).toMatch(/^0x/)
  const signature = String(await ended(page, 'evm'))
  expect(await isSignedBy('Ethereum', `${accounts.eip155}`, signature)).toBe(
    true,
  )

  await page.evaluate((text) => site.signOnSolana('solana', text), message)
  await approve(page)
  await expect.poll(() => ended(page, 'solana')).toHaveLength(64)
  const bytes = Buffer.from((await ended(page, 'solana')) as number[])
  const inHex = `0x${bytes.toString('hex')}`
  expect(await isSignedBy('Solana', `${accounts.solana}`, inHex)).toBe(true)

  await page.reload()
  await page.waitForFunction(() => 'site' in globalThis)
  await expect.poll(() => accountsOf(page)).toEqual(accounts)
  await page.evaluate(() => site.start('again', 'sign'))
  await approve(page)
  await expect.poll(() => ended(page, 'again')).toBe(signature)

  await page.evaluate(() => site.disconnect())
  first.asked.splice(0)
  await page.reload()
  await page.waitForFunction(() => 'site' in globalThis)
  await page.waitForLoadState('networkidle')
  expect(await accountsOf(page)).toEqual({})
  expect(first.asked, 'after the visitor has left').toEqual([])
})
