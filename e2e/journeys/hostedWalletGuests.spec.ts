import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { hostedOptions, logIn } from '../pages/hostedLogin.js'

/** All that a page sees of a frame that it does not talk to. */
async function look(page: Page): Promise<unknown> {
  return await page.evaluate(async (address) => {
    const heard: unknown[] = []
    const hear = ({ data, ports }: MessageEvent) =>
      heard.push({ data, ports: ports.length })
    window.addEventListener('message', hear)
    // Its first word is that it is ready; anything more of itself follows at once.
    const spoken = new Promise((resolve) => {
      window.addEventListener('message', resolve, { once: true })
    })
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
    await spoken
    await new Promise((resolve) => requestIdleCallback(resolve))
    const seen = {
      heard,
      frames: frame.contentWindow?.length,
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(new URL(address).origin))
        .map(({ name }) => name),
    }
    performance.clearResourceTimings()
    window.removeEventListener('message', hear)
    frame.remove()
    return seen
  }, `${stack.hostedWalletSite.url}/frame/v1/?p=default`)
}

test('T-FRM-10 a page that does not talk to the frame sees the same of it, whether its visitor is logged in or not', async ({
  demo,
  page,
}) => {
  const bare = `${stack.demo.url}/bench?hostedWallet=0`
  await page.goto(bare)
  const before = await look(page)
  expect(before).toMatchObject({ frames: 0 })

  await demo.open(hostedOptions)
  await logIn(demo, 'seen@tide.example')
  await page.goto(bare)
  expect(await look(page)).toEqual(before)
})
