import { type NetworkId, namespaceOf, selectNetworkId } from '@hasp/core'
import { useCallback } from 'react'
import { useKit } from './useKit.js'
import { useNetwork } from './useNetwork.js'

/**
 * Holds a part of the page to one network.
 * @param networkId e.g. `eip155:8453`
 * @returns `ok` while the wallet is on it; `ensure` asks the wallet to switch
 * and resolves with whether it did
 * @example
 * import { useRequireNetwork } from '@hasp/react'
 *
 * const { ok, ensure } = useRequireNetwork('eip155:8453')
 */
export function useRequireNetwork(networkId: NetworkId): {
  ok: boolean
  ensure: () => Promise<boolean>
} {
  const kit = useKit()
  const namespace = namespaceOf(networkId)
  const { networkId: current, switchTo } = useNetwork({ namespace })
  const ensure = useCallback(async () => {
    const isThere = () => {
      const { connections, networks } = kit.stores
      const now = selectNetworkId(
        connections.getState(),
        networks.getState(),
        namespace,
      )
      return now === networkId
    }
    // The result says whether it switched; `useNetwork` has the reason.
    if (!isThere()) await switchTo(networkId).catch(() => undefined)
    return isThere()
  }, [kit, namespace, networkId, switchTo])
  return { ok: current === networkId, ensure }
}
