import { join } from 'node:path'
import type { Frame, Page } from 'playwright'

type Document = Page | Frame

declare global {
  interface Window {
    /** `bench/page/moments.js`. */
    readonly benchPage: {
      momentOf(name: string): Promise<number>
      seen(what: readonly [selector: string, text: string]): Promise<number>
      askFrame(count: number): Promise<number[]>
    }
  }
}

/** Notes in every document when keys, presses and messages of ports came. */
export async function noteMoments(page: Page): Promise<void> {
  const path = join(import.meta.dirname, '../page/moments.js')
  await page.addInitScript({ path })
}

/**
 * When something happened last.
 * @param name a type of events, or of messages of a handshake
 * @returns in milliseconds since 1970
 */
export async function momentOf(
  document: Document,
  name: string,
): Promise<number> {
  return await document.evaluate((key) => window.benchPage.momentOf(key), name)
}

/**
 * Looks in every frame of the screen until something is there.
 * @param text what it says, where that matters
 * @returns when, in milliseconds since 1970
 */
export async function seen(
  document: Document,
  selector: string,
  text = '',
): Promise<number> {
  return await document.evaluate((what) => window.benchPage.seen(what), [
    selector,
    text,
  ] as const)
}

/** How long each of some requests took that need no visitor. */
export async function askFrame(page: Page, count: number): Promise<number[]> {
  return await page.evaluate((times) => window.benchPage.askFrame(times), count)
}
