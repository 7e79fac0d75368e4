import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { lookAtPage } from '../pages/lookAtPage.js'
import { makeOwnWallet } from '../pages/signInAtWallet.js'
import { untilCodeIsSent } from '../pages/untilCodeIsSent.js'
import { mailedCode, mailTo, recoveryPassword } from '../pages/WalletHost.js'

const wallet = stack.hostedWalletSite.url

/** How many of the words a text holds; pages use some of them, too. */
const heldOf = (words: string, text: string) =>
  new Set(words.split(' ').filter((word) => text.includes(word))).size

/** A code may be asked for again after half a minute. */
async function proveMailbox(page: Page, email: string, mail: number) {
  const send = page.getByRole('button', { name: 'Mail me a code' })
  const code = page.getByLabel('Code')
  await untilCodeIsSent(code, (soon) => send.press('Enter', soon))
  await expect(code).toBeFocused()
  await lookAtPage(page, 'code')
  await code.fill(await mailedCode(email, mail))
  await page.keyboard.press('Enter')
}

/** Everything that the wallet's origin keeps in this browser, and the page. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = database
            .transaction(store)
            .objectStore(store)
            .getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        kept.push(rows)
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

test.describe('the pages for the owner of a wallet', () => {
  test('show the words once the owner has proved to be one, and hide them again', async ({
    page,
  }) => {
    test.slow()
    const email = 'export@tide.example'
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await makeOwnWallet(page, email)
    await page.getByRole('button', { name: 'Add a recovery password' }).click()
    await page.getByLabel('Recovery password').fill(recoveryPassword)
    await page.getByLabel('The same again').fill(recoveryPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'See your recovery words' }).click()
    await expect(
      page.getByRole('heading', { name: 'Take your wallet with you' }),
    ).toBeVisible()
    await lookAtPage(page, 'export')
    await proveMailbox(page, email, 2)

    const password = page.getByLabel('Recovery password')
    await expect(password).toBeFocused()
    await lookAtPage(page, 'password')
    await password.fill('not the password at all')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That was not it.')).toBeVisible()
    await password.fill(recoveryPassword)
    await page.keyboard.press('Enter')

    const show = page.getByRole('button', { name: 'Show my words' })
    await expect(show).toHaveAttribute('aria-disabled', 'true')
    const label = page.getByText(/^Type “.+” to go on$/)
    const word = /“(.+)”/.exec((await label.textContent()) ?? '')?.[1] ?? ''
    await page.getByLabel(/^Type/).fill(word)
    const before = await everything(page)
    await lookAtPage(page, 'ready')
    await expect(show).toHaveAttribute('aria-disabled', 'false', {
      timeout: 30_000,
    })
    await show.press('Enter')
    const list = page.getByRole('list', { name: 'In this order, from 1 to 24' })
    await expect(list.getByRole('listitem')).toHaveCount(24)
    await lookAtPage(page, 'shown')
    const words = (await list.getByRole('listitem').allInnerTexts()).join(' ')
    await page
      .getByRole('button', { name: 'Show private keys instead' })
      .click()
    const [evmKey = '', solanaKey = ''] = await page
      .locator('code')
      .allInnerTexts()
    await lookAtPage(page, 'keys')
    await page.getByRole('button', { name: 'Hide now' }).press('Enter')
    await expect(page.getByText('The words are hidden again.')).toBeVisible()
    await lookAtPage(page, 'hidden')
    const left = await everything(page)
    expect(heldOf(words, before)).toBeLessThan(8)
    for (const secret of [words, evmKey, solanaKey]) {
      expect(secret.length).toBeGreaterThan(60)
      expect(left).not.toContain(secret)
      expect(sent.join('\n')).not.toContain(secret)
    }
    await expect
      .poll(() => mailTo(email))
      .toContain('Whoever has read them can take')

    await page.getByRole('link', { name: 'Back to your wallet' }).click()
    await expect(
      page.getByText('The recovery words were shown on'),
    ).toBeVisible()
    const shown = (
      (await page.locator('.slip').textContent()) ?? ''
    ).replaceAll(/\s/g, '')
    const account = mnemonicToAccount(words)
    expect(privateKeyToAccount(evmKey as `0x${string}`).address).toBe(
      account.address,
    )
    expect(shown.toLowerCase()).toContain(account.address.toLowerCase())
    const solana = base58.encode(base58.decode(solanaKey).slice(32))
    expect(shown).toContain(solana)
    await lookAtPage(page, 'home')
  })

  test('T-HDR-01: are shown in no frame, and know no opener', async ({
    complaints,
    page,
    request,
  }) => {
    for (const path of ['/export/', '/delete/']) {
      const headers = (await request.get(`${wallet}${path}`)).headers()
      expect(headers['content-security-policy']).toContain(
        "frame-ancestors 'none'",
      )
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
    const host = `http://dapp.localhost:${stack.demo.port}/frames`
    await page.context().grantPermissions(['local-network-access'])
    await page.route(host, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Host</title><iframe title="Wallet" src="${wallet}/export/"></iframe>`,
      }),
    )
    await page.goto(host)
    await expect
      .poll(() => complaints.join())
      .toContain("frame-ancestors 'none'")
    complaints.splice(0)
    const [, framed] = page.frames()
    expect(await framed?.locator('main').count()).toBe(0)
  })

  test('delete a wallet after a week, unless the link of the mail keeps it', async ({
    page,
  }) => {
    test.slow()
    const email = 'leaves@tide.example'
    await makeOwnWallet(page, email)
    await page.getByRole('link', { name: 'Delete this wallet' }).press('Enter')
    const send = page.getByRole('button', { name: 'Mail me a code' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await lookAtPage(page, 'delete')
    await page.getByLabel('Type your email address').fill(email)
    await proveMailbox(page, email, 2)
    await expect(
      page.getByRole('heading', {
        name: 'Your wallet will be deleted in 7 days',
      }),
    ).toBeFocused()
    await lookAtPage(page, 'waiting')
    await expect.poll(() => mailTo(email)).toContain('/delete/#')
    const [link = ''] = /http:\S+\/delete\/#\S+/.exec(await mailTo(email)) ?? []

    await page.goto('about:blank')
    await page.goto(link)
    await lookAtPage(page, 'link')
    await page.getByRole('button', { name: 'Keep my wallet' }).press('Enter')
    await expect(page.getByText('Your wallet stays as it is.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to your wallet' }).click()
    await expect(page.getByText('The deletion was called off')).toBeVisible()
    await expect(page.getByText('asked to delete the wallet')).toBeVisible()
  })

  test('speak Arabic, from right to left', async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale: 'ar' })
    const page = await context.newPage()
    for (const path of [
      'export',
      'delete',
      'email',
      'device',
      'recover',
      'lost-mailbox',
      'keep-mailbox',
    ]) {
      await page.goto(`${wallet}/${path}/`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('main:not([aria-busy])')).toBeVisible()
      await expect(page.getByText(/[a-z]{4}/i)).toHaveCount(0)
      await lookAtPage(page, `${path}-ar`)
    }
    const email = 'arabic@tide.example'
    await page.goto(wallet)
    const answer = page.locator('#answer')
    const goOn = page.locator('button.accent')
    await answer.fill(email)
    const code = page.locator('[autocomplete=one-time-code]')
    await untilCodeIsSent(code, (soon) => goOn.press('Enter', soon))
    await lookAtPage(page, 'code-ar')
    await code.fill(await mailedCode(email, 1))
    await goOn.click()
    await expect(page.getByText('هذا الجهاز')).toBeVisible()
    await lookAtPage(page, 'home-ar')
    for (const path of ['export', 'delete', 'email', 'device']) {
      await page.goto(`${wallet}/${path}/`)
      await expect(page.locator('main:not([aria-busy]) .buttons')).toBeVisible()
      await lookAtPage(page, `${path}-own-ar`)
    }
    await page.goto(`${wallet}/export/`)
    await untilCodeIsSent(code, (soon) => goOn.press('Enter', soon))
    await lookAtPage(page, 'export-code-ar')
    await context.close()
  })
})
