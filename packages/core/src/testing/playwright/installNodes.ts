import type { BrowserContext, Page } from '@playwright/test'
import type { MockNodes } from '../nodes/createMockNodes.js'

/**
 * Lets mock nodes answer in a browser: what a page sends to one of their URLs
 * does not leave the machine.
 *
 * @param target one page, or a context with all its pages
 * @param nodes what answers
 * @example
 * import { createMockNodes } from '@hasp/core/testing'
 * import { installNodes } from '@hasp/core/testing/playwright'
 *
 * const nodes = createMockNodes({ networks })
 * await installNodes(page, nodes)
 * nodes.play({ type: 'offline' })
 */
export async function installNodes(
  target: Page | BrowserContext,
  nodes: MockNodes,
): Promise<void> {
  const urls = new Set(nodes.urls)
  await target.route(
    (url) => urls.has(url.href),
    async (route) => {
      const request = route.request()
      try {
        const response = await nodes.fetch(request.url(), {
          method: request.method(),
          body: request.postData(),
        })
        await route.fulfill({
          status: response.status,
          headers: {
            ...Object.fromEntries(response.headers),
            'access-control-allow-origin': '*',
          },
          body: await response.text(),
        })
      } catch {
        // Also where the page is gone, which then has nobody to tell.
        await route.abort('connectionfailed').catch(() => undefined)
      }
    },
  )
}
