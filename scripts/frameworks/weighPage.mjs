import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { ensureChromium } from '../ensureChromium.mjs'

/** A server that has just been started may need some time. */
const answerWithinMs = 60_000

const kinds = { js: /javascript/, css: /css/, html: /html/ }

/**
 * Opens a page, waits for its button, opens the modal, and weighs what was
 * loaded before the press.
 * @returns KiB after gzip -9, by kind
 * @throws when there is no button or no modal, or when the page complains
 */
export async function weighPage(url) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await waitForAnswer(url)
    const loaded = []
    page.on('response', (response) => loaded.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await button.waitFor()
    const weights = await weigh(loaded.splice(0))
    await button.click()
    await page.getByRole('dialog').getByText('Connect a wallet').waitFor()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    return weights
  } finally {
    await browser.close()
  }
}

async function waitForAnswer(url) {
  const giveUpAt = Date.now() + answerWithinMs
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > giveUpAt) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function weigh(responses) {
  const bytes = { js: 0, css: 0, html: 0 }
  for (const response of responses) {
    const type = (await response.headerValue('content-type')) ?? ''
    for (const [kind, pattern] of Object.entries(kinds))
      if (pattern.test(type))
        bytes[kind] += gzipSync(await response.body(), { level: 9 }).length
  }
  return Object.fromEntries(
    Object.entries(bytes).map(([kind, sum]) => [kind, (sum / 1024).toFixed(1)]),
  )
}
