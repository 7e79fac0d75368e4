import { Suspense } from 'react'
import { lazyOr } from '../../composites/lazyOr.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { ConnectFooter } from './ConnectFooter.js'
import { FoundWallets } from './FoundWallets.js'
import { useConnectView } from './useConnectView.js'

/** Wanted only where more is configured than wallets of this browser. */
const WalletSections = lazyOr(() => import('./WalletSections.js'), FoundWallets)

/** Choose a wallet. */
export default function ConnectView() {
  const t = useMessages(connect)
  const view = useConnectView()
  const { places } = view
  return (
    <ViewFrame title={t('title')} footer={<ConnectFooter {...view} />}>
      {places.length === 0 ? (
        <FoundWallets view={view} />
      ) : (
        <Suspense
          fallback={places.map((place) => <Skeleton key={place} shape="row" />)}
        >
          <WalletSections view={view} />
        </Suspense>
      )}
    </ViewFrame>
  )
}
