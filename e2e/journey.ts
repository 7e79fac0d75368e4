import { test as base, expect, type Page } from '@playwright/test'
import { DemoPage } from './pages/DemoPage.js'

type World = {
  /** The demo in a browser that has never been there. */
  demo: DemoPage
}

/**
 * A journey fails when any page of it logs an error, breaks its security
 * policy, or leaves an error unhandled.
 */
export const test = base.extend<World>({
  demo: async ({ context, page }, use) => {
    const complaints: string[] = []
    const listen = (opened: Page) => {
      opened.on('pageerror', (error) => complaints.push(error.message))
      opened.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
    }
    listen(page)
    context.on('page', listen)
    await use(new DemoPage(page, complaints))
    expect(complaints, 'the pages complained').toEqual([])
  },
})

export { expect }
