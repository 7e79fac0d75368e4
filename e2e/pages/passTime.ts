import { expect, type Page } from '@playwright/test'

const stepMs = 100

/**
 * Stops the page's clock, which must be installed: from here on it goes by
 * steps alone, however long the machine takes.
 */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now())
  // Ahead of what goes by until it is stopped.
  await page.clock.pauseAt(nowMs + 4_000)
}

/**
 * Lets the time of a page whose clock is stopped go by until something is so.
 * @returns how many milliseconds have gone by
 */
export async function passUntil(
  page: Page,
  isSo: () => Promise<boolean>,
): Promise<number> {
  let passedMs = 0
  const look = async () => {
    if (await isSo()) return true
    await page.clock.runFor(stepMs)
    passedMs += stepMs
    return false
  }
  await expect.poll(look, { intervals: [stepMs] }).toBe(true)
  return passedMs
}
