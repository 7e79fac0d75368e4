import { fakePhoneClient, mockAdapter } from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

/** What the dialog shows in each frame in which it is seen. */
function film() {
  const frames: { rows: number; skeletons: number }[] = []
  let isRunning = true
  const shoot = () => {
    if (!isRunning) return
    const dialog = document.querySelector('dialog[open]')
    if (dialog && getComputedStyle(dialog).opacity > '0')
      frames.push({
        rows: dialog.querySelectorAll('[data-part="list-row"]').length,
        skeletons: dialog.querySelectorAll('[data-part="skeleton"]').length,
      })
    requestAnimationFrame(shoot)
  }
  requestAnimationFrame(shoot)
  return {
    frames,
    stop: () => {
      isRunning = false
    },
  }
}

it.each([
  { browser: 'with a wallet', adapters: undefined, waitedMs: 0 },
  { browser: 'without one', adapters: [mockAdapter()], waitedMs: 0 },
  // As long as the modal waits for them, on a machine that is slow.
  { browser: 'that is slow', adapters: undefined, waitedMs: 150 },
])(
  'shows every wallet in the first frame of the first opening, in a browser $browser',
  async ({ adapters, waitedMs }) => {
    rendered = renderKit({
      options: {
        ...(adapters && { adapters }),
        connectors: [walletConnect({ client: fakePhoneClient().create })],
      },
    })
    const { frames, stop } = film()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await rendered.clock.advance(waitedMs)
    await expect
      .element(page.getByRole('button', { name: /All wallets/ }), {
        timeout: 10_000,
      })
      .toBeVisible()
    await expect.poll(() => document.getAnimations()).toEqual([])
    stop()
    const last = frames.at(-1)
    expect(last?.rows).toBeGreaterThan(5)
    expect(frames).toEqual(frames.map(() => ({ ...last, skeletons: 0 })))
  },
)
