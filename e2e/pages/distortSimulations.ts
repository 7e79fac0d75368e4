import type { Page } from '@playwright/test'
import { stack } from '../chains.js'

/**
 * Holds the answers to the wallet's simulations back until they are let go.
 * @param distort what the node says instead of what it really says
 */
export async function distortSimulations(
  page: Page,
  distort?: (result: unknown) => unknown,
): Promise<{ readonly letGo: () => void }> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const nodes = `${stack.hostedWalletService.url}/v1/rpc/**`
  await page.route(nodes, async (route) => {
    const asked = route.request().postData() ?? ''
    if (!/"(eth_simulateV1|simulateTransaction)"/.test(asked))
      return await route.continue()
    await isFree
    const response = await route.fetch()
    if (!distort) return await route.fulfill({ response })
    const { result } = await response.json()
    const json = { jsonrpc: '2.0', id: 1, result: distort(result) }
    await route.fulfill({ response, json })
  })
  return { letGo }
}
