import { createConnector } from '@hasp/core'
import type { Eip1193Provider } from '@hasp/core/evm'
import { toEip1193Provider } from './toEip1193Provider.js'

/**
 * The Safe that frames this page, as a connector: listed inside a Safe only,
 * and connected there without a click.
 * @param options.origins the pages that are believed to be a Safe: any page
 * can frame yours and speak as one
 * @param options.timeoutMs how long the framing page has to answer
 */
export function safeConnector({
  origins = [/^https:\/\/app\.safe\.global$/],
  timeoutMs = 5_000,
}: {
  origins?: RegExp[]
  timeoutMs?: number
} = {}) {
  let provider: Eip1193Provider | undefined
  const find = async () => {
    provider ??= await openSafe(origins, timeoutMs)
    return provider
  }
  return createConnector({
    id: 'safe',
    name: 'Safe',
    getProvider: () => provider ?? find(),
    isAvailable: async () => (await find()) !== undefined,
    shouldConnectAutomatically: true,
  })
}

async function openSafe(
  allowedDomains: RegExp[],
  timeoutMs: number,
): Promise<Eip1193Provider | undefined> {
  const isFramed = window.parent !== window
  if (!isFramed) return undefined
  const [{ default: SafeAppsSDK }, { SafeAppProvider }] = await Promise.all([
    import('@safe-global/safe-apps-sdk'),
    import('@safe-global/safe-apps-provider'),
  ])
  const sdk = new SafeAppsSDK({ allowedDomains })
  // The SDK waits forever for a page that is not a Safe.
  const deadline = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs)
  })
  const safe = await Promise.race([sdk.safe.getInfo(), deadline])
  return safe && toEip1193Provider(new SafeAppProvider(safe, sdk))
}
