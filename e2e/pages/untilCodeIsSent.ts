import { expect, type Locator } from '@playwright/test'

/**
 * Asks for a code until one is sent: for devices that it does not know, an
 * address gets one mail in 30 s.
 * @param code the field that is shown then
 * @param ask what asks for it, if it is still there to be pressed
 */
export async function untilCodeIsSent(
  code: Locator,
  ask: (soon: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    if (!(await code.isVisible())) await ask({ timeout: 1_000 })
    await expect(code).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}
