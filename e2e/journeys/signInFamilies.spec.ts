import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'

const view = 'Prove it’s your wallet'

const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

const serverSays = ({ page }: DemoPage) =>
  page.getByRole('region', { name: 'Server says' })

const address = async (demo: DemoPage) =>
  (await demo.detail('Account').textContent()) ?? ''

/** Connects a dev wallet that approves by itself, up to the text. */
async function reachText(demo: DemoPage, options: Record<string, string>) {
  await demo.open({ devWalletApprove: 'auto', walletConnect: '0', ...options })
  await demo.kitModal.open()
  await demo.kitModal.chooseWallet('Dev Wallet')
  await expect(demo.modal(view)).toBeVisible()
  await expect(demo.act('Sign in')).not.toHaveAttribute('aria-busy', 'true')
}

for (const namespaces of families)
  for (const siwx of ['required', 'optional', 'local'])
    test(`signs in with an account of ${namespaces}, ${siwx}, and is so after a reload`, async ({
      demo,
    }) => {
      await reachText(demo, { namespaces, siwx })
      await demo.act('Sign in').click()
      await expect(demo.detail('Signed in')).toHaveText('Yes')
      await expect(demo.modal()).toBeHidden()
      const own = await address(demo)
      if (siwx !== 'local') await expect(serverSays(demo)).toContainText(own)
      await demo.page.reload()
      await expect(demo.detail('Account')).toHaveText(own)
      await expect(demo.detail('Signed in')).toHaveText('Yes')
      await expect(demo.modal()).toBeHidden()
    })

test('signs in by keyboard alone', async ({ demo }) => {
  await reachText(demo, { siwx: 'required' })
  const { keyboard } = demo.page
  for (let stop = 0; stop < 12; stop += 1) {
    await keyboard.press('Tab')
    const isThere = await demo
      .act('Sign in')
      .evaluate((button) => button === document.activeElement)
    if (isThere) break
  }
  await expect(demo.act('Sign in')).toBeFocused()
  await keyboard.press('Enter')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})
