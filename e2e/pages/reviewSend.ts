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
    symbol = 'ETH',
  }: { amount: string; to: string; symbol?: string },
): Promise<Locator> {
  await demo.button('Open account').click()
  await demo.act('Send').click()
  const send = demo.modal('Send')
  if (symbol !== 'ETH') {
    await demo.act('ETH, choose another token').click()
    await demo.act(new RegExp(`^${symbol}`)).click()
  }
  await send.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await send.getByRole('textbox', { name: 'To' }).fill(to)
  await send.getByRole('button', { name: 'Review' }).click()
  const button = demo.act(`Send ${amount} ${symbol}`)
  await expect(button).toBeVisible()
  return button
}
