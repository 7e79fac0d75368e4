import { describe, expect, test } from 'vitest'
import { signIn } from '../actions/signIn/signIn.js'
import { ada } from '../siwxServer/openSite.test.fixture.js'
import { testNetworks } from '../testing/testNetworks.js'
import {
  openPage,
  openSite,
  type Site,
  until,
} from './openSignIn.test.fixture.js'
import type { SignInOptions } from './SignInOptions.js'

const networkId = testNetworks[0].caipNetworkId
const asAda = `${networkId}:${ada.address}` as const
const secondMs = 1_000
const dayMs = 24 * 60 * 60_000

/** A page of the site in which Ada has just signed in. */
async function enter(
  site: Site,
  rules: SignInOptions & { offMs?: number } = {},
) {
  const { offMs = 0, ...options } = rules
  const page = openPage(site, options)
  page.time.offMs = offMs
  await page.loaded()
  await page.connect()
  await until(() => page.status() === 'ready', page)
  await signIn(page.kit)
  site.requests.length = 0
  return page
}

/** The site's own routes were asked: the visit counts. */
async function visit({ cookies, server }: Site) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  await server.read(
    new Request('https://tide.example/x', { headers: { cookie } }),
  )
}

describe('a sign-in that ends while its page is open', () => {
  test.each([
    ['is right', 0],
    ['is a day ahead', dayMs],
    ['is a day behind', -dayMs],
  ])(
    'ends there at that moment, by one request, where the clock %s',
    async (_, offMs) => {
      const site = openSite()
      const page = await enter(site, { offMs })
      await site.clock.advance(dayMs - secondMs)
      expect(page.signedInAs()).toBe(asAda)
      expect(site.requests).toEqual([])
      await site.clock.advance(2 * secondMs)
      await until(() => page.signedInAs() === undefined, page)
      expect(site.requests).toEqual(['session'])
      expect(page.view()).toBeUndefined()
      page.stop()
      expect(site.clock.waiting()).toBe(0)
    },
  )

  test.each([
    ['set back', -dayMs],
    ['set forth', dayMs],
  ])('ends then, too, where the clock is %s meanwhile', async (_, offMs) => {
    const site = openSite()
    const page = await enter(site, { required: true })
    page.time.offMs = offMs
    await site.clock.advance(dayMs - secondMs)
    expect(page.signedInAs()).toBe(asAda)
    await site.clock.advance(2 * secondMs + 60_000)
    // It was asked when the clock was set, which is a visit.
    if (offMs > 0) await site.clock.advance(60_000)
    await until(() => page.view() === 'SIWXSignMessage', page)
  })

  test('is over within a minute on a machine that slept', async () => {
    const site = openSite()
    const page = await enter(site)
    // Clocks go on; timers do not.
    page.time.offMs = dayMs
    await site.server.revoke({ accountId: asAda })
    await site.clock.advance(60_000)
    await until(() => page.signedInAs() === undefined, page)
  })

  test('lasts as long as the site’s own routes are asked', async () => {
    const site = openSite()
    const page = await enter(site)
    await site.clock.advance(dayMs / 2)
    await visit(site)
    await site.clock.advance(dayMs / 2 + 2 * secondMs)
    expect(site.requests).toEqual(['session'])
    expect(page.signedInAs()).toBe(asAda)
    await site.clock.advance(dayMs + secondMs)
    await until(() => page.signedInAs() === undefined, page)
  })

  test('ends once the server says so, where it did not answer', async () => {
    const site = openSite()
    const page = await enter(site)
    site.state.isDown = true
    await site.clock.advance(dayMs + 60_000)
    expect(page.signedInAs()).toBe(asAda)
    site.state.isDown = false
    await site.clock.advance(60_000)
    await until(() => page.signedInAs() === undefined, page)
  })

  test('is noticed where the page came with it', async () => {
    const site = openSite()
    const before = await enter(site)
    before.stop()
    const accounts = [{ networkId, address: ada.address }]
    const initial = { accounts, expiresInMs: dayMs }
    const page = openPage(site, { initial, isGranted: true })
    await page.loaded()
    await until(() => page.signedInAs() === asAda, page)
    expect(site.requests).toEqual([])
    await site.clock.advance(dayMs + 2 * secondMs)
    await until(() => page.signedInAs() === undefined, page)
  })
})

describe('a visitor who comes back to the tab', () => {
  test('costs one request after a minute, and none before', async () => {
    const site = openSite()
    const page = await enter(site)
    for (const [awayMs, requests] of [
      [30 * secondMs, []],
      [90 * secondMs, ['session']],
    ] as const) {
      site.requests.length = 0
      page.look(false)
      await site.clock.advance(awayMs)
      page.look(true)
      await site.clock.settle()
      expect(site.requests).toEqual(requests)
      expect(page.signedInAs()).toBe(asAda)
    }
  })

  test('is signed in, and asks nobody, where nobody was', async () => {
    const site = openSite()
    const page = openPage(site)
    await page.loaded()
    page.look(false)
    await site.clock.advance(dayMs)
    page.look(true)
    await site.clock.settle()
    expect(site.requests).toEqual([])
  })
})
