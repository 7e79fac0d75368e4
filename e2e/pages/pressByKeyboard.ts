import type { Locator } from '@playwright/test'
import { focusByKeyboard } from './focusByKeyboard.js'

/** Goes to something by keyboard, and presses Enter there. */
export async function pressByKeyboard(
  target: Locator,
  key?: 'Tab' | 'ArrowDown',
): Promise<void> {
  await focusByKeyboard(target, key)
  await target.page().keyboard.press('Enter')
}
