import { hasHistory, type Network } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** The networks of which anybody knows what accounts did. */
export function useHistoryNetworks(): readonly Network[] {
  const kit = useKit()
  const networks = useStore(kit.stores.networks, (state) => state.networks)
  return networks.filter((one) => hasHistory(kit, one.caipNetworkId))
}
