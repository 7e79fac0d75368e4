import type { Page, Route } from '@playwright/test'
import { bundle } from '../hostedFrame/bundle.js'
import type { Site } from '../hostedFrame/page.js'
import { expect, test } from '../journey.js'
import { passUntil, stopClock } from '../pages/passTime.js'

declare const site: Site

const host = 'https://tide.example'
const wallet = 'https://wallet.example'
const evil = 'https://evil.example'
const forgeries = process.env.HASP_LONG === '1' ? 100_000 : 10_000

let pageFiles: ReadonlyMap<string, string>
let frameFiles: ReadonlyMap<string, string>
test.beforeAll(async () => {
  pageFiles = await bundle('page')
  frameFiles = await bundle('frame')
})

const html = (body: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><body>${body}</body></html>`,
})
const script = (body: string) => ({ contentType: 'text/javascript', body })

/** A site and a wallet of two origins, neither of which has a server. */
async function open(
  page: Page,
  answers: {
    /** What the wallet's frame is. */
    frame?: string
    check?: { project: string; origin: string }
    /** More of the site's page. */
    body?: string
  } = {},
) {
  const asked: string[] = []
  const files = (known: ReadonlyMap<string, string>) => (route: Route) => {
    const { pathname } = new URL(route.request().url())
    const code = known.get(pathname)
    return code === undefined ? undefined : route.fulfill(script(code))
  }
  await page.route(`${host}/**`, async (route) => {
    const served = files(pageFiles)(route)
    const scripts = '<script type="module" src="/page.js"></script>'
    await (served ?? route.fulfill(html(`${answers.body ?? ''}${scripts}`)))
  })
  await page.route(`${wallet}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.pathname + url.search)
    const { check } = answers
    if (url.pathname === '/frame/v1/check')
      return check
        ? route.fulfill({
            json: check,
            headers: { 'Access-Control-Allow-Origin': '*' },
          })
        : route.abort()
    const served = files(frameFiles)(route)
    const own = '<script type="module" src="/frame.js"></script>'
    return await (served ?? route.fulfill(html(answers.frame ?? own)))
  })
  await page.route(`${evil}/**`, (route) =>
    route.fulfill(html(evilBody(new URL(route.request().url()).pathname))),
  )
  await page.goto(`${host}/`)
  await page.waitForFunction(() => 'site' in globalThis)
  return { asked }
}

/** Counts what it gets, or floods the page with what the wallet would say. */
function evilBody(path: string): string {
  return path === '/flood'
    ? `<script>
        const texts = [
          '{"v":1,"t":"ready"}',
          JSON.stringify({v:1,t:'ack',n:'n'.repeat(43),fn:'f'.repeat(43),caps:[]}),
          JSON.stringify({v:1,k:'evt',m:'signedOut',p:{reason:'revoked'}}),
          JSON.stringify({v:1,k:'res',id:'a'.repeat(22),m:'personal_sign',p:{result:'0x00'}}),
        ]
        for (let i = 0; i < ${forgeries}; i++) parent.postMessage(texts[i % 4], '*')
        parent.postMessage('flooded', '*')
      </script>`
    : `<script>
        window.got = []
        addEventListener('message', ({ data, ports }) => got.push([data, ports.length]))
      </script>`
}

const frameOf = (page: Page) => page.frameLocator('[data-hasp-wallet] iframe')
const dialogOf = (page: Page) => page.locator('[data-hasp-wallet]')
/**
 * Presses a button of the frame, by the keyboard: for a frame or two after it
 * is shown, Chromium gives a click to the page that the frame stands in.
 */
async function decide(page: Page, name: string) {
  await expect(dialogOf(page)).toBeVisible()
  const button = frameOf(page).getByRole('button', { name, exact: true })
  await button.press('Enter')
}
const ended = (page: Page, name: string) =>
  page.evaluate((key) => site.asked[key]?.ended, name)

test('[R7.13] [R7.14] [R9.21] logs in, and signs what is approved inside the frame alone', async ({
  page,
}) => {
  const { asked } = await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked, 'before anybody turns to it').toEqual([])

  await page.evaluate(() => site.logIn())
  expect(asked[0]).toBe('/frame/v1/?p=tide')
  const root = frameOf(page).locator('html')
  await expect(root).toHaveAttribute('data-sdk', '4')
  await expect(root).toHaveAttribute('data-mode', 'dark')
  await expect
    .poll(() => page.frame({ url: /wallet\.example/ })?.title())
    .toBe('Tide Market')
  await expect(dialogOf(page)).toBeHidden()

  await page.evaluate(() => site.start('one', 'sign'))
  await expect(dialogOf(page)).toBeVisible()
  expect(await page.locator('button').count()).toBe(0)
  await decide(page, 'Approve')
  await expect.poll(() => ended(page, 'one')).toMatch(/^0x(ab){65}$/)
  await expect(dialogOf(page)).toBeHidden()

  await page.evaluate(() => site.start('two', 'sign'))
  await decide(page, 'Reject')
  await expect.poll(() => ended(page, 'two')).toMatchObject({ code: 4001 })
})

test('Escape above the page closes the request', async ({ page }) => {
  await open(page)
  await page.evaluate(() => site.logIn())
  await page.evaluate(() => site.start('one', 'sign'))
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).evaluate((dialog: HTMLElement) => {
    dialog.tabIndex = -1
    dialog.focus()
  })
  await page.keyboard.press('Escape')
  await expect.poll(() => ended(page, 'one')).toMatchObject({ code: 4900 })
  await expect(dialogOf(page)).toBeHidden()
})

test('T-FRM-09 the frame can do what the channel needs, and no more', async ({
  complaints,
  page,
}) => {
  await open(page)
  await page.evaluate(() => site.logIn())
  const frame = page.locator('[data-hasp-wallet] iframe')
  expect(await frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation',
  )
  expect(await frame.getAttribute('allow')).toBe(
    `publickey-credentials-get ${wallet}; publickey-credentials-create ${wallet}; clipboard-write ${wallet}; storage-access ${wallet}`,
  )
  expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin')
  expect(await frame.getAttribute('title')).toBe('wallet.example')
  const inside = page.frame({ url: /wallet\.example/ })
  const left = await inside?.evaluate(() => {
    try {
      // @ts-expect-error A frame may try.
      window.top.location = 'https://evil.example/'
      return 'left'
    } catch {
      return 'stayed'
    }
  })
  expect(left).toBe('stayed')
  expect(await inside?.evaluate(() => window.confirm('Leave?'))).toBe(false)
  expect(new URL(page.url()).origin).toBe(host)
  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(/sandbox|navigat/i)
})

test(`T-FRM-01 takes nothing of ${forgeries} messages of another frame`, async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => site.logIn())
  const before = await page.evaluate(() => JSON.stringify(site.state()))
  await page.evaluate(() => site.start('one', 'sign'))
  await expect(dialogOf(page)).toBeVisible()
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data === 'flooded') resolve()
        })
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
      }),
    `${evil}/flood`,
  )
  expect(await ended(page, 'one')).toBeUndefined()
  await decide(page, 'Approve')
  await expect.poll(() => ended(page, 'one')).toMatch(/^0x(ab){65}$/)
  expect(await page.evaluate(() => JSON.stringify(site.state()))).toBe(before)
})

test('T-FRM-04 a frame that goes elsewhere in the handshake gets no channel', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, {
    check: { project: 'known', origin: 'allowed' },
    frame: `<script>
      parent.postMessage('{"v":1,"t":"ready"}', '*')
      location.href = '${evil}/listen'
    </script>`,
  })
  await stopClock(page)
  await page.evaluate(() => site.start('one', 'preload'))
  const elsewhere = () => page.frame({ url: `${evil}/listen` })
  const passedMs = await passUntil(page, async () => Boolean(elsewhere()))
  // More hellos go out meanwhile, until the frame is given up.
  await page.clock.runFor(19_000 - passedMs)
  expect(await elsewhere()?.evaluate('got')).toEqual([])
})

test('an approval of before a reload arrives after it, and the login holds', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => site.logIn())
  await page.evaluate(() => site.start('one', 'sign'))
  await decide(page, 'Approve and reload')
  await expect.poll(() => ended(page, 'one')).toMatch(/^0x(ab){65}$/)
  await page.evaluate(() => site.start('two', 'read'))
  await expect.poll(() => ended(page, 'two')).toBe('0x3b9aca00')
  await expect(dialogOf(page)).toBeHidden()
})

test('[R7.20] loads the frame anew, and goes on with the next request', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => site.logIn())
  const inside = page.frame({ url: /wallet\.example/ })
  await inside?.evaluate(() => document.body.append('old'))
  await page.evaluate(() => site.reload())
  await expect(frameOf(page).locator('body')).not.toContainText('old')
  await expect
    .poll(() => page.evaluate(() => site.state()?.frame))
    .toBe('ready')
  await page.evaluate(() => site.start('one', 'read'))
  await expect.poll(() => ended(page, 'one')).toBe('0x3b9aca00')
})

for (const [rule, check, reason, alert] of [
  [
    '[R8.41]',
    { project: 'unknown', origin: 'refused' },
    'projectUnknown',
    'INVALID_PROJECT_ID',
  ],
  [
    '[R8.48]',
    { project: 'known', origin: 'refused' },
    'originRefused',
    'UNVERIFIED_DOMAIN',
  ],
] as const)
  test(`${rule} a frame that stays empty is explained at once: ${reason}`, async ({
    page,
  }) => {
    await open(page, { frame: '', check })
    await page.evaluate(() => site.start('one', 'preload'))
    await expect
      .poll(() => ended(page, 'one'))
      .toMatchObject({ code: 'HOSTED_WALLET_ERROR', context: { reason } })
    await expect.poll(() => page.evaluate(() => site.alerts)).toEqual([alert])
    await expect(dialogOf(page)).toHaveCount(0)
  })

test('[R8.42] [R9.6] a wallet that does not load in 20 s is given up', async ({
  page,
}) => {
  await page.clock.install()
  const check = { project: 'known', origin: 'allowed' }
  await open(page, { frame: '', check })
  await stopClock(page)
  await page.evaluate(() => site.start('one', 'preload'))
  const wallet = page.locator('[data-hasp-wallet]')
  // It is waited for from here on.
  await passUntil(page, async () => (await wallet.count()) === 1)
  await page.clock.runFor(19_000)
  expect(await ended(page, 'one')).toBeUndefined()
  await page.clock.runFor(1_100)
  await expect
    .poll(() => ended(page, 'one'))
    .toMatchObject({ context: { reason: 'notLoaded' } })
  await expect
    .poll(() => page.evaluate(() => site.alerts))
    .toEqual(['HOSTED_WALLET_NOT_LOADED'])
})

test('[R8.43] [R9.7] a login without an answer is given up after two minutes', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await stopClock(page)
  await page.evaluate(() => site.askCode('one', 'silent@tide.example'))
  // The question goes out as soon as there is a wallet to ask.
  await passUntil(page, () =>
    page.evaluate(() => site.state()?.frame === 'ready'),
  )
  await page.clock.runFor(119_000)
  expect(await ended(page, 'one')).toBeUndefined()
  await page.clock.runFor(1_100)
  await expect
    .poll(() => ended(page, 'one'))
    .toMatchObject({ context: { reason: 'timedOut' } })
  await expect
    .poll(() => page.evaluate(() => site.alerts))
    .toEqual(['HOSTED_WALLET_TIMED_OUT'])
})

test('[R8.44] a login that the wallet refuses for its time is explained', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => site.askCode('one', 'early@tide.example'))
  await expect
    .poll(() => ended(page, 'one'))
    .toMatchObject({ context: { reason: 'sessionInvalid' } })
  await expect
    .poll(() => page.evaluate(() => site.alerts))
    .toEqual(['SESSION_EXPIRED'])
})
