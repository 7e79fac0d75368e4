import { expect } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { focusByKeyboard } from './focusByKeyboard.js'
import { focusDevWallet } from './focusDevWallet.js'
import { pressByKeyboard } from './pressByKeyboard.js'

/** Connects the dev wallet and sends, all by keyboard, to the view Sent. */
export async function sendByKeyboard(
  demo: DemoPage,
  { amount, to, symbol }: { amount: string; to: string; symbol: string },
): Promise<void> {
  await pressByKeyboard(demo.button('Connect wallet'))
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  await focusDevWallet(demo)
  await demo.decide(
    'Approve',
    () => demo.page.keyboard.press('Enter'),
    pressByKeyboard,
  )
  await demo.expectConnected()

  await pressByKeyboard(demo.button('Open account'))
  await expect(demo.modal('Account')).toBeVisible()
  await pressByKeyboard(demo.act('Send'))
  const send = demo.modal('Send')
  await expect(send).toBeVisible()
  if (symbol !== 'ETH') {
    await pressByKeyboard(demo.act('ETH, choose another token'))
    await expect(demo.modal('Choose a token')).toBeVisible()
    await focusByKeyboard(demo.act(/^ETH/))
    await pressByKeyboard(demo.act(new RegExp(`^${symbol}`)), 'ArrowDown')
    await expect(send).toBeVisible()
  }
  await focusByKeyboard(send.getByRole('textbox', { name: 'Amount' }))
  await demo.page.keyboard.type(amount)
  await focusByKeyboard(send.getByRole('textbox', { name: 'To' }))
  await demo.page.keyboard.type(to)
  await pressByKeyboard(demo.act('Review'))
  const act = demo.act(`Send ${amount} ${symbol}`)
  await expect(act).toBeVisible()
  await demo.decide('Approve', () => pressByKeyboard(act), pressByKeyboard)
  await expect(demo.modal('Sent')).toContainText(`${amount} ${symbol}`)
}
