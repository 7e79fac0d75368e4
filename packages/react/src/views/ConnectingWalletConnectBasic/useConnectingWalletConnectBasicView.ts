import { useLeaveConnected } from '../../hooks/internal/connecting/useLeaveConnected.js'
import { usePairingConnectorId } from '../../hooks/internal/connecting/usePairingConnectorId.js'
import { usePairingFlow } from '../../hooks/internal/connecting/usePairingFlow.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { usePairing } from '../../hooks/pairing/usePairing.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNotifications } from '../../hooks/useNotifications.js'
import { useStore } from '../../hooks/useStore.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'

/** What the view ConnectingWalletConnectBasic knows and does. */
export function useConnectingWalletConnectBasicView() {
  const t = useMessages(pairing)
  const allWallets = useStore(
    useKit().stores.features,
    (features) => features.allWallets,
  )
  const isPhone = useInternals().environment.isMobile()
  const { back, history, push } = useKitModal()
  const { snackbar } = useNotifications()
  const flow = usePairingFlow(usePairing(), { isWanted: true })
  useLeaveConnected({
    connectorId: usePairingConnectorId(),
    isConnected: flow.phase === 'approved',
    onAdded: () => snackbar({ message: t('addedAny'), variant: 'success' }),
  })
  return {
    flow,
    hasList: allWallets === 'mobile' ? isPhone : allWallets,
    /** Where the visitor came from; nowhere, if a code is the only way. */
    chooseOther: history.length > 1 ? back : undefined,
    showAll: () => push({ view: 'AllWallets' }),
  }
}
