import type { BrowserContext, CDPSession } from 'playwright'
import type { Addresses } from '../../devstack/addresses.js'
import { hostScript } from '../../e2e/pages/walletHostScript.js'
import { noteMoments, seen } from './watchPage.js'

const fields = 9_900

/** The approval shows fields in lists of a hundred; its own are five. */
const lastList = '.fields:nth-of-type(100) > li'

/**
 * A request to sign 10,000 fields of typed data, until all of them are on
 * screen, with what the domain, the message and the list add. A page of the
 * demo's origin asks by bare messages, and has the frame in sight.
 * @param account whose wallet is open in this browser
 * @returns milliseconds in all, and those in which the frame was at work
 */
export async function readFields(
  context: BrowserContext,
  stack: Addresses,
  {
    account,
    throttle,
  }: { readonly account: string; readonly throttle: number },
): Promise<{ readonly shownMs: number; readonly workMs: number }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await noteMoments(page)
  const url = `${stack.demo.url}/wallet-host`
  const { url: wallet } = stack.hostedWalletSite
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Host</title><body><iframe id="wallet" title="Wallet" style="width: 380px; height: 640px; border: 0" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe><script>${hostScript(wallet, 'default')}</script></body></html>`,
    }),
  )
  await page.goto(url)
  await page.waitForFunction('window.isReady')
  const frame = page.frames().find((one) => one.url().startsWith(wallet))
  if (!frame) throw new Error('The wallet has no frame.')
  // It has a process of its own.
  const inside = await context.newCDPSession(frame)
  await inside.send('Performance.enable', { timeDomain: 'threadTicks' })

  const { chainId } = stack.evmA
  const typed = JSON.stringify({
    domain: { name: 'Bench', chainId },
    types: { Many: [{ name: 'many', type: 'uint8[]' }] },
    primaryType: 'Many',
    message: { many: Array.from({ length: fields }, (_, at) => at % 256) },
  })
  const request = {
    networkId: `eip155:${chainId}`,
    method: 'eth_signTypedData_v4',
    params: [account, typed],
  }
  const shown = seen(frame, lastList)
  const before = await workOf(inside)
  const askedAt: number = await page.evaluate((payload) => {
    const ask = Reflect.get(window, 'ask') as (...asked: unknown[]) => unknown
    void ask('rpcRequest', payload)
    return performance.timeOrigin + performance.now()
  }, request)
  const shownMs = (await shown) - askedAt
  const workMs = (await workOf(inside)) - before
  await page.close()
  return { shownMs, workMs }
}

/** Milliseconds of script, style and layout; others' do not count. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics
    .filter(({ name }) => /^(Layout|RecalcStyle|Script)Duration$/.test(name))
    .reduce((sum, { value }) => sum + value * 1_000, 0)
}
