import type { Page } from '@playwright/test'

/**
 * Lets nothing through to these addresses.
 * @returns what lets all of it through
 */
export async function holdRequests(
  page: Page,
  url: string | ((url: URL) => boolean),
): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(url, async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}
