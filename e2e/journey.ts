import { test as base, expect } from '@playwright/test'
import { DemoPage } from './pages/DemoPage.js'

type Fixtures = {
  /** What any page has complained about so far; a journey may take some. */
  complaints: string[]
  /** The demo in a browser that has never been there. */
  demo: DemoPage
}

/**
 * A journey fails when any page of it, the wallet's window included, logs an
 * error, breaks its security policy, or leaves an error unhandled.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => {
        complaints.push(error.error().message)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'the pages complained').toEqual([])
    },
    { auto: true },
  ],
  demo: async ({ page, complaints }, use) => {
    await use(new DemoPage(page, complaints))
  },
})

export { expect }
