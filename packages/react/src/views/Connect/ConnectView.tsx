import { LoadFailure } from '../../composites/LoadFailure/LoadFailure.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import type { ViewResources } from '../../hooks/internal/modal/useKitRoot.js'
import { fetchWalletList } from '../../hooks/internal/wallets/fetchWalletList.js'
import { hasMoreWallets } from '../../hooks/internal/wallets/hasMoreWallets.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import type { Chunks } from '../../lazy/createChunks.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { ConnectFooter } from './ConnectFooter.js'
import { FoundWallets } from './FoundWallets.js'
import { LegalGate, loadLegalQuestion } from './LegalGate.js'
import { useConnectView } from './useConnectView.js'

const loadWalletSections = () => import('./WalletSections.js')

/**
 * Needed only where more than wallets of this browser is configured. The dialog
 * shows itself with it, and not without a list.
 */
const WalletSections = lazyPart(loadWalletSections, {
  Pending: ({ view }: FoundWallets.Props) =>
    view.skeletonRows.map((row) => (
      <Skeleton key={row} shape="row" data-awaited="" />
    )),
  Failed: ({ retry, view }: FoundWallets.Props & LoadFailure.Props) => (
    <>
      <FoundWallets view={view} />
      <LoadFailure retry={retry} />
    </>
  ),
})

/** Fetches what the first frame shows besides the view itself. */
export async function prepare(
  resources: ViewResources,
  chunks: Chunks,
): Promise<void> {
  await Promise.all([
    prepareWallets(resources, chunks),
    resources.kit.options.features.legalCheckbox &&
      chunks.load(loadLegalQuestion),
  ])
}

async function prepareWallets(
  resources: ViewResources,
  chunks: Chunks,
): Promise<void> {
  if (!hasMoreWallets(resources.kit)) return
  fetchWalletList(resources)
  const { prepareConnectRows } = await loadWalletSections()
  await Promise.all([
    chunks.load(loadWalletSections),
    prepareConnectRows(resources),
  ])
}

/** Choose a wallet. */
export default function ConnectView() {
  const t = useMessages(connect)
  const view = useConnectView()
  return (
    <ViewFrame
      title={t('title')}
      footer={<ConnectFooter {...view} hasLegalGate={view.terms.isAsked} />}
    >
      <LegalGate view={view}>
        {view.skeletonRows.length === 0 ? (
          <FoundWallets view={view} />
        ) : (
          <WalletSections view={view} />
        )}
      </LegalGate>
    </ViewFrame>
  )
}
