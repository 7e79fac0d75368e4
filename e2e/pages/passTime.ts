import { expect, type Page, type Request } from '@playwright/test'

const stepMs = 100
/** Where it is limited how much goes by. */
const shortStepMs = 25

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

/**
 * Does something in a page whose clock is stopped, and lets less than so
 * much of its time go by until something is so. None goes by while it waits for an
 * answer: how long the machine and others take does not count.
 */
export async function passAtMost(
  page: Page,
  limitMs: number,
  { act, isSo }: { act: () => Promise<unknown>; isSo: () => Promise<boolean> },
): Promise<void> {
  const asked = new Set<Request>()
  const ask = (request: Request) => void asked.add(request)
  const end = (request: Request) => void asked.delete(request)
  page.on('request', ask)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await act()
  let leftMs = limitMs
  const look = async () => {
    if (await isSo()) return true
    if (asked.size > 0 || leftMs <= shortStepMs) return false
    await page.clock.runFor(shortStepMs)
    leftMs -= shortStepMs
    return false
  }
  await expect.poll(look, { intervals: [shortStepMs] }).toBe(true)
  page.off('request', ask)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}
