import { hasHistory, type NetworkId } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** Whether anybody knows what accounts did on a network. */
export function useHasHistory(networkId: NetworkId | undefined): boolean {
  const kit = useKit()
  // A project may turn the feature off while something is shown.
  return useStore(
    kit.stores.features,
    () => networkId !== undefined && hasHistory(kit, networkId),
  )
}
