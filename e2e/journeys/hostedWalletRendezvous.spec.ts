import type { Page } from '@playwright/test'
import { stringToHex, verifyMessage } from 'viem'
import { expect, test } from '../journey.js'
import { type FrameAnswer, WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

/** Too small to approve in, so that the wallet offers its window. */
const style = 'width: 300px; height: 400px; border: 0'
/** Cuts every window off that is opened from the page. */
const cutOff = { 'Cross-Origin-Opener-Policy': 'same-origin' }

for (const [name, headers] of [
  ['where the two can speak', {}],
  ['F-25: where the page cuts them off from each other', cutOff],
] as const)
  test.describe(`the window of the hosted wallet, ${name}`, () => {
    test('decides for the frame, and is gone', async ({ page }) => {
      const { asked, evm, open } = await ask(page, headers)
      const window = await open('Open in a window')
      await expect(window.locator('.message')).toHaveText('Hello')
      expect(new URL(window.url()).hash).toBe('')
      await approve(window)
      await expectSigned(await asked, evm)
      await expect.poll(() => window.isClosed()).toBe(true)
    })

    test('F-24: closed half way, says so, and continues where it is opened again', async ({
      page,
    }) => {
      const { asked, evm, host, open } = await ask(page, headers)
      const first = await open('Open in a window')
      await expect(first.locator('.message')).toHaveText('Hello')
      await expect(
        host.frame.getByText('Decide in the window that has opened.'),
      ).toBeVisible()
      await first.close({ runBeforeUnload: true })
      await expect(host.frame.getByRole('alert')).toHaveText(
        /^The window was closed before you decided/,
      )
      const second = await open('Open wallet')
      await approve(second)
      await expectSigned(await asked, evm)
    })

    test('decides nothing that was decided in the page', async ({ page }) => {
      const { asked, host, open } = await ask(page, headers)
      const window = await open('Open in a window')
      const button = window.getByRole('button', { name: 'Approve' })
      await expect(button).toHaveAttribute('aria-disabled', 'false')
      await host.frame.getByRole('button', { name: 'Reject' }).click()
      expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
      if (headers === cutOff) {
        // Nobody can close it: it has to find out.
        await approve(window)
        await expect(
          window.getByRole('heading', {
            name: 'There is nothing to decide here',
          }),
        ).toBeVisible()
      } else await expect.poll(() => window.isClosed()).toBe(true)
    })
  })

test('F-23: a window that the browser blocked is opened by another press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let isBlocked = true
    window.open = (...given) => {
      if (!isBlocked) return open(...given)
      isBlocked = false
      return null
    }
  })
  const { asked, evm, host, open } = await ask(page)
  await host.frame.getByRole('button', { name: 'Open in a window' }).click()
  await expect(host.frame.getByRole('alert')).toHaveText(
    /^No window has answered/,
  )
  await approve(await open('Open wallet'))
  await expectSigned(await asked, evm)
})

let visitors = 0

/** Signs in at a page and asks it for a signature. */
async function ask(page: Page, headers: Record<string, string> = {}) {
  const host = new WalletHost(page)
  await host.open({ style, headers })
  visitors += 1
  const { workerIndex } = test.info()
  const { evm } = await host.signIn(
    `meets-${workerIndex}-${visitors}@tide.example`,
  )
  const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
  const open = async (name: string): Promise<Page> => {
    const opening = page.context().waitForEvent('page')
    await host.frame.getByRole('button', { name }).click()
    return await opening
  }
  return { asked, evm, host, open }
}

async function approve(window: Page): Promise<void> {
  const button = window.getByRole('button', { name: 'Approve' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.hover()
  await button.click()
}

async function expectSigned(
  { p }: FrameAnswer,
  address: `0x${string}`,
): Promise<void> {
  const { result } = p as { result: `0x${string}` }
  const message = 'Hello'
  expect(await verifyMessage({ address, message, signature: result })).toBe(
    true,
  )
}
