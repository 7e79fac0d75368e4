import { namespaceOf } from '@hasp/core'
import { useConnectedWallets } from '../../hooks/useConnectedWallets.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useRoute } from '../../hooks/useRoute.js'

/** What the view SwitchActiveChain knows and does. */
export function useSwitchActiveChainView() {
  const { networkId } = useRoute('SwitchActiveChain')
  const { network: from, networks } = useNetwork()
  const { active } = useConnectedWallets()
  const { back, push } = useKitModal()
  const family = namespaceOf(networkId)
  return {
    family,
    wallet: active,
    from,
    to: networks.find(({ caipNetworkId }) => caipNetworkId === networkId),
    connect: () => push({ view: 'Connect', parameters: { namespace: family } }),
    stay: back,
  }
}
