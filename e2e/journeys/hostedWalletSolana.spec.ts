import { generateKeyPairSync } from 'node:crypto'
import { base58 } from '@scure/base'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { hostedOptions, logIn, walletFrame } from '../pages/hostedLogin.js'
import { NamespaceCard } from '../pages/NamespaceCard.js'
import { reviewSend } from '../pages/reviewSend.js'
import { airdrop, lamportsOf } from '../solanaNode.js'

/** An account that nobody has sent to. */
function newAccount(): string {
  const { publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' })
  return base58.encode(key.subarray(-32))
}

test('[R1.6] [R1.10] a visitor who came by email sends 1.5 SOL, which arrive to the base unit', async ({
  demo,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'solana@tide.example')
  const card = new NamespaceCard(demo, 'Solana')
  const sender = `${await card.detail('Account').textContent()}`
  await airdrop(sender, 5_000_000_000n)
  const receiver = newAccount()

  await card.open()
  await expect(demo.detail('Namespace')).toHaveText('solana')
  const send = await reviewSend(demo, {
    amount: '1.5',
    to: receiver,
    native: 'SOL',
  })
  await send.click()
  const frame = walletFrame(demo)
  await expect(frame.locator('.trial')).toContainText('You send1.5 SOL')
  await expect(frame.locator('.amount').first()).toHaveText('1.5 SOL')
  await expect(frame.locator('.address').first()).toHaveText(receiver)
  await approveUntil(frame, demo.modal('Sent').waitFor())
  await expect(demo.modal('Sent')).toContainText('1.5 SOL')
  expect(await lamportsOf(receiver)).toBe(1_500_000_000n)
  // Nothing else leaves but the fee, at most what was shown.
  const left = await lamportsOf(sender)
  expect(left).toBeLessThan(3_500_000_000n)
  expect(left).toBeGreaterThan(3_499_000_000n)
})
