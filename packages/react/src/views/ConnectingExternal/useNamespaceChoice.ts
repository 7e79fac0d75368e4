import type { Namespace } from '@hasp/core'
import { useChooseNamespace } from '../../hooks/internal/connecting/useChooseNamespace.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useConnectFlow } from '../../hooks/useConnectFlow.js'
import { useKit } from '../../hooks/useKit.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useStore } from '../../hooks/useStore.js'
import type { DetectedWallet } from '../../hooks/wallets/useDetectedWallets.js'

/** The namespaces of a wallet, its state in each, and the choice of one. */
export function useNamespaceChoice({ namespaceStates, id }: DetectedWallet) {
  const { stores } = useKit()
  const { adapters } = useInternals()
  const chooseNamespace = useChooseNamespace()
  const { networks } = useNetwork()
  const { start } = useConnectFlow()
  const byId = useStore(stores.connections, (state) => state.byId)
  const choices = [...adapters.keys()].flatMap((namespace) => {
    const namespaceState = namespaceStates.find(
      (one) => one.namespace === namespace,
    )
    if (!namespaceState) return []
    const isConnecting = [...byId.values()].some(
      (one) =>
        one.namespace === namespace &&
        one.status === 'connecting' &&
        one.connectorId === namespaceState.connectorId,
    )
    const network = networks.find((one) => one.chainNamespace === namespace)
    return [
      {
        namespace,
        isConnected: namespaceState.isConnected,
        isWaiting: namespaceState.isReconnecting || isConnecting,
        network,
      },
    ]
  })
  return {
    choices,
    /** Sends the request now, unless a connection exists or may be restored. */
    choose(namespace: Namespace) {
      chooseNamespace(id, namespace)
      const isIdle = choices.some(
        (one) =>
          one.namespace === namespace && !one.isConnected && !one.isWaiting,
      )
      if (isIdle) void start(id, { namespace })
    },
  }
}
