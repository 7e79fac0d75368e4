import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answerOutside } from './answerOutside.mjs'

const scriptsFolder = join(import.meta.dirname, '../page')
const restLimitMs = 15_000

/** The two windows that are looked at. */
export const viewports = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
}

/**
 * Opens an app in a fresh browser context and waits until it has its button
 * and has asked for nothing for `quietMs`. Close it with `visit.close()`.
 * Every relay is played here, but for the real one at `options.relay`.
 */
export async function visitPage({ browser, origin }, app, options = {}) {
  const { throttle = 1, viewport = viewports.desktop } = options
  const context = await browser.newContext({ viewport })
  for (const script of await pageScripts(app))
    await context.addInitScript(script)
  const page = await context.newPage()
  const { own, errors, rest } = listen(page, origin, options)
  const devtools = await context.newCDPSession(page)
  const outside = await answerOutside({
    ...{ page, devtools, origin },
    relay: options.relay,
  })
  if (throttle > 1)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const close = () => context.close()
  const visit = { page, devtools, outside, own, errors, rest, close }
  const folder = options.isStrict ? `csp/${app.name}` : app.name
  const { query = '', hash = '' } = options
  const address = `${origin}/${folder}/${query}${hash}`
  await page.goto(address, { waitUntil: 'load' })
  if (options.isHasty) return visit
  await page.waitForFunction(() => window.__bench.marks.button != null)
  await rest()
  return visit
}

const pageScriptFiles = [
  'queries.js',
  'watch.js',
  'content.js',
  'interactions.js',
  'lists.js',
]

/** The last one is the browser's wallet, where there is one. */
async function pageScripts({ fakeWallet }) {
  const read = (name) => readFile(join(scriptsFolder, name), 'utf8')
  const scripts = await Promise.all(pageScriptFiles.map(read))
  if (!fakeWallet) return scripts
  const wallet = await read('wallet.js')
  const described = JSON.stringify(fakeWallet)
  return [...scripts, wallet.replace('__WALLET__', () => described)]
}

function listen(page, origin, { quietMs = 700 }) {
  const own = []
  const errors = []
  let lastRequestAt = performance.now()
  page.on('pageerror', (error) => errors.push(error.message.slice(0, 200)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, 200))
  })
  page.on('request', (request) => {
    lastRequestAt = performance.now()
    if (request.url().startsWith(origin)) own.push(fileOf(request.url()))
  })
  const rest = async () => {
    const startedAt = performance.now()
    const isQuiet = () => performance.now() - lastRequestAt >= quietMs
    const isLate = () => performance.now() - startedAt > restLimitMs
    do await wait(100)
    while (!isQuiet() && !isLate())
  }
  return { own, errors, rest }
}

/** The name of a file inside its build. */
function fileOf(url) {
  const { pathname } = new URL(url)
  return pathname.replace(/^\/(csp\/)?[^/]+\//, '') || 'index.html'
}
