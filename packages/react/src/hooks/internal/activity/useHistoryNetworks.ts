import {
  hasHistory,
  type Network,
  type NetworkAccount,
  namespaceOf,
} from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** The networks on which anybody can be asked what the account did. */
export function useHistoryNetworks(
  account: NetworkAccount | undefined,
): readonly Network[] {
  const kit = useKit()
  const networks = useStore(kit.stores.networks, (state) => state.networks)
  return networks.filter(
    (one) =>
      account !== undefined &&
      one.chainNamespace === namespaceOf(account.networkId) &&
      hasHistory(kit, one.caipNetworkId),
  )
}
