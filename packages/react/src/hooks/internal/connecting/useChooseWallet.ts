import { connect, type Namespace } from '@hasp/core'
import { useCallback } from 'react'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import type { DetectedWallet } from '../../wallets/useDetectedWallets.js'

/**
 * Shows the view that waits for a wallet, and asks the wallet inside the call.
 * A wallet with several namespaces is asked once the visitor has chosen one; a
 * wallet that is reconnecting, once that has failed.
 * @returns takes a wallet of this browser, and the only namespace that is meant
 * @example const choose = useChooseWallet()
 */
export function useChooseWallet(): (
  wallet: Pick<DetectedWallet, 'namespaceStates' | 'id'>,
  namespace?: Namespace,
) => void {
  const kit = useKit()
  const { push } = useKitModal()
  return useCallback(
    ({ namespaceStates, id }, namespace) => {
      const [namespaceState, other] = namespaceStates.filter(
        (one) => !namespace || one.namespace === namespace,
      )
      // Leaving the view before ends its attempt: the next one begins here.
      push({
        view: 'ConnectingExternal',
        parameters: { connectorId: id, ...(namespace && { namespace }) },
      })
      if (!other && !namespaceState?.isReconnecting)
        connect(kit, {
          connectorId: id,
          namespace,
          chooseAccount: namespaceState?.isConnected || undefined,
        }).catch(sayNothing)
    },
    [kit, push],
  )
}

/** The view that waits shows the outcome. */
const sayNothing = () => undefined
