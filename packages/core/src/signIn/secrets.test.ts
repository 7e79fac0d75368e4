import { afterEach, expect, test } from 'vitest'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import {
  type ConsoleListener,
  listenToConsole,
} from '../testing/listenToConsole.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'

let heard: ConsoleListener | undefined
afterEach(() => heard?.stop())

/** All that a page's other scripts could read, as one text. */
function recordPage(page: ReturnType<typeof openPage>) {
  const told: unknown[] = []
  page.kit.events.subscribe((event) => told.push(event))
  const { stores } = page.kit
  for (const store of Object.values(stores))
    store.subscribe((state: unknown) => told.push(state))
  const write = (_: string, value: unknown) => {
    if (value instanceof Error)
      return { ...value, message: value.message, cause: value.cause }
    if (value instanceof Map) return [...value]
    return typeof value === 'bigint' ? String(value) : value
  }
  return () => JSON.stringify([told, page.store, heard?.received], write)
}

test('[R3.19] no secret of a sign-in is stored, logged or told, whether it goes well or not', async () => {
  heard = listenToConsole()
  const site = openSite()
  const secrets = new Set<string>()
  const page = openPage(site, {
    isLogged: true,
    signer: async (account, message) => {
      const signature = await account.signMessage({ message })
      secrets.add(signature)
      return signature
    },
  })
  const { fetch } = site
  const read = recordPage(page)
  const noteCookies = () => {
    for (const value of site.cookies.values()) secrets.add(value)
  }
  await page.loaded()
  await page.connect()
  await until(() => page.status() === 'ready', page)
  noteCookies()
  site.state.isDown = true
  await signIn(page.kit).catch(() => undefined)
  site.state.isDown = false
  await signIn(page.kit)
  noteCookies()
  expect(page.signedInAs()).toBeDefined()
  await fetch('/siwx/session')
  await signOut(page.kit)
  noteCookies()
  // The browser's, before and after, and what was signed.
  expect(secrets.size).toBeGreaterThanOrEqual(3)
  for (const secret of secrets) expect(read()).not.toContain(secret)
})
