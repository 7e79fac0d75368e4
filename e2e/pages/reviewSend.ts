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
  await demo.button('Open account').click()
  await demo.act('Send').click()
  const send = demo.modal('Send')
  if (symbol !== native) {
    await demo.act(`${native}, choose another token`).click()
    await demo.act(new RegExp(`^${symbol}`)).click()
  }
  await send.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await send.getByRole('textbox', { name: 'To' }).fill(to)
  await send.getByRole('button', { name: 'Review' }).click()
  const button = demo.act(`Send ${amount} ${symbol}`)
  await expect(button).toBeVisible()
  return button
}
