import { expect, type Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'

/**
 * Goes from the page to the review of a send.
 * @returns the button that sends
 */
export async function reviewSend(
  demo: DemoPage,
  {
    amount,
    to,
    native = 'ETH',
    symbol = native,
  }: { amount: string; to: string; symbol?: string; native?: string },
): Promise<Locator> {
  await demo.kitModal.open('Open account')
  const button = await demo.kitModal.reviewSend({
    amount,
    to,
    ...(symbol !== native && { symbol }),
  })
  await expect(button).toHaveAccessibleName(`Send ${amount} ${symbol}`)
  return button
}
