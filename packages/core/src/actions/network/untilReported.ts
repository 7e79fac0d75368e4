import type { ConnectionId } from '../../entities/connection/connection.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Resolves when a connected wallet tells by itself that it is on a network,
 * e.g. because the visitor went there inside the wallet.
 * @throws `WALLET_DISCONNECTED` when it is connected no longer
 * @param signal stops listening; the promise then stays open
 */
export function untilReported(
  kit: Kit,
  parameters: { connectionId: ConnectionId; networkId: NetworkId },
  signal: AbortSignal,
): Promise<void> {
  const { connectionId, networkId } = parameters
  return new Promise((resolve, reject) => {
    const stop = kit.stores.connections.subscribe(({ byId }) => {
      const now = byId.get(connectionId)
      if (now?.status !== 'connected')
        reject(new KitError('WALLET_DISCONNECTED'))
      else if (now.caipNetworkId === networkId) resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
