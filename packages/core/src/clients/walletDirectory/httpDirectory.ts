import { KitError } from '../../errors/KitError.js'
import type { WalletDirectory } from '../../ports/WalletDirectory.js'

/**
 * A directory behind a service. It is asked with `GET` and the parameters
 * `page`, `entries` (40), `search`, `namespaces`, `include`, `exclude`, `rdns`
 * (lists by comma) and `phone=1`, and answers `{ wallets, total }`.
 *
 * Refused (403) and limited (429) requests are not sent again by themselves,
 * after 429 not before the time that the service names; a failure (500) is
 * tried once more; a service that is down (503) is left alone.
 *
 * @param parameters.url where the list is; no other host is asked
 * @returns a directory for `createKit({ wallets: { directory } })`
 * @throws (its `getWallets`) `WALLET_LIST_UNAVAILABLE`, `CANCELLED`
 * @example
 * import { httpDirectory } from '@hasp/core/walletDirectory'
 *
 * const directory = httpDirectory({ url: 'https://data.example/wallets' })
 */
export function httpDirectory(parameters: { url: string }): WalletDirectory {
  let quietUntil = 0
  return {
    async getWallets(query, context) {
      const waitMs = quietUntil - context.environment.clock.now()
      if (waitMs > 0)
        throw new KitError('WALLET_LIST_UNAVAILABLE', {
          status: 429,
          retryAfterMs: waitMs,
        })
      const { requestWallets } = await import('./requestWallets.js')
      return await requestWallets({
        ...parameters,
        ...context,
        query,
        onLimited(until) {
          quietUntil = until
        },
      })
    },
  }
}
