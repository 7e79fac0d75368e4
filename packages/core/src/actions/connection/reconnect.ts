import { restoreConnection } from '../../kit/connection/recheckConnection.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Asks every wallet of an earlier visit silently whether it still knows the
 * page. The kit does this by itself when it starts.
 * @see EIP-1474 `eth_accounts`, Wallet Standard `standard:connect` with `silent`
 * @example
 * import { reconnect } from '@hasp/core'
 *
 * await reconnect(kit)
 */
export async function reconnect(kit: Kit): Promise<void> {
  const lifetime = kit[internals].lifetime()
  if (!lifetime) return
  const now = kit[internals].environment.clock.now()
  const { connectors } = kit.stores.connectors.getState()
  await Promise.all(
    connectors.map((connector) =>
      restoreConnection(kit, connector, now, lifetime),
    ),
  )
}

/**
 * Looks for wallets again, e.g. after the visitor installed one.
 * @example
 * import { rediscover } from '@hasp/core/internal'
 *
 * rediscover(kit)
 */
export function rediscover(kit: Kit): void {
  const { lifetime, adapters, sources } = kit[internals]
  if (!lifetime()) return
  for (const origin of [...adapters.values(), ...sources]) origin.rediscover?.()
}
