import type { Locator } from '@playwright/test'

/**
 * How long a page takes from a press to what it shows, by the page's own
 * clock: what a test and its browser say to each other does not count.
 * @param place where it is shown; it stays while its content changes
 * @param text of one element in it, whole
 * @param press presses something of the same page
 * @returns milliseconds
 * @example await timeToShow(card, '0xd8dA…', () => button.click())
 */
export async function timeToShow(
  place: Locator,
  text: string | RegExp,
  press: () => Promise<void>,
): Promise<number> {
  const measurement = await place.evaluateHandle((element, wanted) => {
    const isWanted = (found: string) =>
      typeof wanted === 'string' ? found === wanted : wanted.test(found)
    const isShown = () =>
      [...element.querySelectorAll('*')].some(({ textContent }) =>
        isWanted((textContent ?? '').replace(/\s+/g, ' ').trim()),
      )
    let pressedAt: number | undefined
    const duration = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressedAt === undefined || !isShown()) return
        observer.disconnect()
        resolve(performance.now() - pressedAt)
      })
      observer.observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
    const note = () => {
      pressedAt = performance.now()
    }
    document.addEventListener('click', note, { capture: true, once: true })
    return { duration }
  }, text)
  await press()
  return await measurement.evaluate(({ duration }) => duration)
}
