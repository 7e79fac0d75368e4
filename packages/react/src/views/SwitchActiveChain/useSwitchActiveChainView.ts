import { usePreferNetwork } from '../../hooks/internal/network/usePreferNetwork.js'
import { useTargetNetwork } from '../../hooks/internal/network/useTargetNetwork.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useConnectedWallets } from '../../hooks/wallets/useConnectedWallets.js'

/** What the view SwitchActiveChain knows and does. */
export function useSwitchActiveChainView() {
  const { networkId } = useKitRoute('SwitchActiveChain')
  const { network: from } = useNetwork()
  const { namespace, network: to } = useTargetNetwork(networkId)
  const { active } = useConnectedWallets()
  const { back, push } = useKitModal()
  const prefer = usePreferNetwork()
  return {
    namespace,
    wallet: active,
    from,
    to,
    connect() {
      prefer(networkId)
      push({ view: 'Connect', parameters: { namespace } })
    },
    stay: back,
  }
}
