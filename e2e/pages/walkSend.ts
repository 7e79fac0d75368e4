import { expect } from '@playwright/test'
import { testAccounts } from '../../devstack/addresses.js'
import type { Walk } from './Walk.js'

/** From Account through every view of a send, and out of the modal again. */
export async function walkSend({ demo, look, press }: Walk): Promise<void> {
  const [amount, to] = [0, 1].map((index) =>
    demo.modal().getByRole('textbox').nth(index),
  )
  await press('Send')
  await expect(amount ?? demo.modal()).toBeVisible()
  await look('send-empty', 'Send')
  await press('ETH, choose another token')
  await look('send-select-token', 'Choose a token')
  await press('Back')
  await amount?.fill('999999')
  await to?.fill('0x1234')
  await look('send-mistakes', 'Send')
  await amount?.fill('0.001')
  await to?.fill(testAccounts[8])
  await press('Review')
  await look('send-preview', 'Review and send')
  await press('Send 0.001 ETH')
  await look('send-confirmed', 'Sent')
  await press('Done')
  await look('account-after-send', 'Account')
  await press('Close')
}
