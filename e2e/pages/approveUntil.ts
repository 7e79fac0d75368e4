import { expect, type FrameLocator } from '@playwright/test'

/**
 * Approves in the wallet's frame what it tries out once more at the press, and
 * anew where a busy machine could not say in time that nothing has changed.
 * @param done what comes of it
 */
export async function approveUntil<Done>(
  frame: FrameLocator,
  done: Promise<Done>,
): Promise<Done> {
  const button = frame.getByRole('button', { name: 'Approve' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.hover()
  await button.click()
  const alert = frame.locator('.trial [role=alert]', { hasText: /./ })
  const again = alert.waitFor().then(() => approveUntil(frame, done))
  return await Promise.race([done, again])
}
