import type { Locator } from '@playwright/test'

/** More presses than any view has stops. */
const pressLimit = 60

/**
 * Presses a key until the focus is there: Tab, or an arrow within a list.
 * @throws Error when the focus never gets there
 */
export async function focusByKeyboard(
  target: Locator,
  key: 'Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < pressLimit; press += 1) {
    const isThere = await target.evaluate(
      (element) => element === document.activeElement,
    )
    if (isThere) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${key} never reached ${target}`)
}
