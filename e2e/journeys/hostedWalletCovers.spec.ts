import type { Page } from '@playwright/test'
import { stringToHex } from 'viem'
import { settledAfterMs } from '../../apps/hosted-wallet-site/src/guard/pointerVisit.js'
import { type Attack, attacks } from '../clickJacking/attacks.js'
import { removeGuard } from '../clickJacking/removeGuard.js'
import { expect, test } from '../journey.js'
import { type FrameAnswer, WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

const runs = process.env.HASP_LONG === '1' ? 50 : 1

test.describe('T-CLK-01: a page that wants an approval which nobody meant', () => {
  test('gets none, with real presses', async ({ page }) => {
    test.slow()
    const { attack, evm, host } = await signedIn(page)
    for (const [name, how] of Object.entries(attacks))
      for (let run = 0; run < runs; run += 1)
        expect(await attack(how), name).toMatchObject({
          e: { code: 'ABORTED' },
        })
    // The same presses count where nothing is hidden.
    const open = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await host.approve()
    expect((await open).p).toBeDefined()
  })

  test('would get one from a wallet without the guard', async ({ page }) => {
    test.slow()
    // Otherwise the attacks prove nothing.
    await removeGuard(page)
    const { attack } = await signedIn(page)
    for (const [name, how] of Object.entries(attacks))
      expect((await attack(how)).p, name).toBeDefined()
  })
})

/** Why a frame leaves the approval to a window of the wallet. */
const reasons = {
  'a frame of 300 × 400 pixels': 'width: 300px; height: 400px; border: 0',
  'a browser that cannot tell what covers it': undefined,
}

for (const [reason, style] of Object.entries(reasons))
  test(`T-POP-04 T-CLK-01: instead of ${reason} there is a window, which takes no double click`, async ({
    page,
  }) => {
    test.slow()
    if (!style)
      await page.addInitScript(() => {
        Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
      })
    const { evm, host } = await signedIn(page, style)
    for (let run = 0; run < 2 * runs; run += 1) {
      const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
      const approve = host.frame.getByRole('button', { name: 'Approve' })
      await expect(approve).toHaveAttribute('aria-disabled', 'true')
      const opening = page.waitForEvent('popup')
      await host.frame.getByRole('button', { name: 'Open in a window' }).click()
      const window = await opening
      const button = window.getByRole('button', { name: 'Approve' })
      await button.dblclick({ force: true })
      expect(window.isClosed()).toBe(false)
      await host.ask('rpcAbort')
      expect((await asked).e).toMatchObject({ code: 'ABORTED' })
      await expect.poll(() => window.isClosed()).toBe(true)
    }
  })

async function signedIn(page: Page, style?: string) {
  const host = new WalletHost(page)
  await host.open({ ...(style && { style }) })
  const { testId } = test.info()
  const { evm } = await host.signIn(`covers-${testId}@tide.example`)
  const button = host.frame.getByRole('button', { name: 'Approve' })
  /** How many requests are decided, or were given up. */
  const closed = () =>
    page.evaluate(
      () =>
        (window as unknown as { events: { m: string }[] }).events.filter(
          ({ m }) => m === 'approvalClosed',
        ).length,
    )
  /** Asks for a signature, and gives it up where the attack gets none. */
  const attack = async (how: Attack): Promise<FrameAnswer> => {
    const { isShownFirst, lure, style = '#wallet {}' } = how
    await page.mouse.move(1_200, 700)
    const sheet = await page.addStyleTag({ content: style })
    const cover = await page.evaluateHandle(() => {
      const element = document.createElement('div')
      element.id = 'cover'
      document.body.append(element)
      return element
    })
    const before = await closed()
    const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await button.waitFor()
    if (isShownFirst)
      await expect(button).toHaveAttribute('aria-disabled', 'false')
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is nowhere.')
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const isOver = async () => (await closed()) > before
    const tookMs = (await lure(page, place, isOver)) ?? 0
    // Behind what the presses have set going.
    await host.ask('getChainId', { namespace: 'eip155' })
    if (!(await isOver())) await host.ask('rpcAbort')
    const given = await asked
    await cover.evaluate((element) => element.remove())
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
    // A busy machine gave the visitor time to see it.
    return tookMs < settledAfterMs ? given : await attack(how)
  }
  return { attack, evm, host }
}
