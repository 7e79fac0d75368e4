import type { Frame, Page } from 'playwright'
import { seen } from './watchPage.js'

const fields = 9_900

/**
 * How long it takes from a request to sign 10,000 fields of typed data until
 * all of them are on screen, with what the domain, the message and the list add.
 * @returns milliseconds
 */
export async function readFields(
  page: Page,
  frame: Frame,
  { account, chainId }: { readonly account: string; readonly chainId: number },
): Promise<number> {
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
  const askedAt = await page.evaluate((payload) => {
    void window.benchPage.ask('rpcRequest', payload)
    return performance.timeOrigin + performance.now()
  }, request)
  const shownAt = await seen(frame, `.fields > li:nth-child(${fields})`)
  await page.evaluate(() => window.benchPage.ask('rpcAbort'))
  return shownAt - askedAt
}
