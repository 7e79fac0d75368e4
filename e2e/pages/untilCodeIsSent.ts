import { expect, type Locator } from '@playwright/test'

/**
 * Asks for a code until one is sent: for devices that it does not know, an
 * address gets one mail in 30 s.
 * @param code the field that is shown then
 */
export async function untilCodeIsSent(
  code: Locator,
  ask: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await ask()
    await expect(code).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}
