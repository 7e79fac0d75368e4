import { findConnector, selectConnected } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * Whether the modal steps aside for a wallet that draws in the page itself: the
 * visitor could not reach it below the modal.
 */
export function useIsAside(): boolean {
  const { stores } = useKit()
  const asked = useStore(stores.connections, ({ attempt }) =>
    attempt.phase === 'waiting' ? attempt : undefined,
  )
  const switchingTo = useStore(stores.networks, (state) => state.switchingTo)
  const activeNamespace = useStore(
    stores.networks,
    (state) => state.activeNamespace,
  )
  const inUse = useStore(stores.connections, (state) =>
    selectConnected(state, activeNamespace),
  )
  const wallet = asked ?? (switchingTo === undefined ? undefined : inUse)
  return useStore(stores.connectors, (state) => {
    const connector =
      wallet && findConnector(state, wallet.connectorId, wallet.namespace)
    return connector?.info.capabilities?.drawsInPage ?? false
  })
}
