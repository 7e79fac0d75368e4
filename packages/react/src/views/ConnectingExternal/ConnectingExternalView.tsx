import { useState } from 'react'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { findWalletRow } from '../../hooks/internal/wallets/findWalletRow.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useDetectedWallets } from '../../hooks/wallets/useDetectedWallets.js'
import { connecting } from '../../i18n/locales/en/connecting.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { NamespaceChoice } from './NamespaceChoice.js'
import { WalletWait } from './WalletWait.js'

/** Waits for a wallet's answer, and first asks for a namespace if needed. */
export default function ConnectingExternalView() {
  const t = useMessages(connecting)
  const place = useKitRoute('ConnectingExternal')
  const { isPending, list } = useDetectedWallets()
  const row = findWalletRow(list, place)
  // Namespaces that are found later do not replace a wait that has begun.
  const [hasChoice, setHasChoice] = useState<boolean | undefined>(undefined)
  if (row && hasChoice === undefined)
    setHasChoice(row.namespaceStates.length > 1)
  if (!row && isPending)
    return (
      <ViewFrame title={t('someWallet')} busy>
        <Skeleton shape="row" />
      </ViewFrame>
    )
  return row && hasChoice && place.namespace === undefined ? (
    <NamespaceChoice row={row} />
  ) : (
    <WalletWait key={place.namespace} row={row} />
  )
}
