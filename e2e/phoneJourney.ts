import type { BrowserContext } from '@playwright/test'
import { stack } from './chains.js'
import { test as base, expect } from './journey.js'
import { PhonePage } from './pages/PhonePage.js'

type Fixtures = {
  /** The phone wallet, in a browser of its own. */
  phone: PhonePage
  /** Every host that either browser asked for anything. */
  hosts: Set<string>
}

const phoneScreen = { width: 390, height: 844 }

/**
 * The wallet's library leaves this rejection unhandled where a site ends the
 * session while the wallet still sends that it approves it.
 */
const endedWhileApproving =
  /^Missing or invalid\. Record was recently deleted - session: [\da-f]{64}$/

/**
 * Two browsers: the demo in one, the phone wallet in the other. A journey also
 * fails when the phone complains, or either asks a host outside the stack.
 */
export const test = base.extend<Fixtures>({
  hosts: [
    async ({ context }, use) => {
      const hosts = new Set<string>()
      watchHosts(context, hosts)
      await use(hosts)
      const own = [stack.demo, stack.evmA, stack.evmB, stack.relay]
      const known = own.map(({ url }) => new URL(url).host)
      expect([...hosts].filter((host) => !known.includes(host))).toEqual([])
    },
    { auto: true },
  ],
  phone: async ({ browser, complaints, hosts }, use) => {
    const context = await browser.newContext({
      baseURL: stack.demo.url,
      viewport: phoneScreen,
    })
    watchHosts(context, hosts)
    context.on('weberror', (error) => {
      const { message } = error.error()
      if (!endedWhileApproving.test(message)) complaints.push(message)
    })
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await use(new PhonePage(await context.newPage()))
    await context.close()
  },
})

export { expect }

function watchHosts(context: BrowserContext, hosts: Set<string>) {
  const add = (url: string) => {
    const { host } = new URL(url)
    if (host) hosts.add(host)
  }
  context.on('request', (request) => add(request.url()))
  context.on('page', (page) =>
    page.on('websocket', (socket) => add(socket.url())),
  )
}
