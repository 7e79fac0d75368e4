import type { ConnectionId } from '../../entities/connection.js'
import type { NetworkId } from '../../entities/networkId.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Resolves when a connected wallet tells by itself that it is on a network,
 * e.g. because the visitor went there inside the wallet.
 * @param signal stops listening; the promise then stays open
 */
export function untilReported(
  kit: Kit,
  parameters: { connectionId: ConnectionId; networkId: NetworkId },
  signal: AbortSignal,
): Promise<void> {
  const { connectionId, networkId } = parameters
  return new Promise((resolve) => {
    const stop = kit.stores.connections.subscribe(({ byId }) => {
      const now = byId.get(connectionId)
      if (now?.status === 'connected' && now.caipNetworkId === networkId)
        resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
