import { expect, type Locator } from '@playwright/test'

/**
 * Presses a button until something comes of it: two presses in short order are
 * one, and a test is faster than any hand.
 * @param outcome what is seen once the press was taken
 */
export async function pressUntil(
  button: Locator,
  outcome: Locator,
): Promise<void> {
  const busy = button.and(button.page().locator('[aria-busy=true]'))
  await expect(async () => {
    if (await outcome.isVisible()) return
    await button.click({ timeout: 1_000 })
    await expect(busy.or(outcome).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(outcome).toBeVisible()
}
