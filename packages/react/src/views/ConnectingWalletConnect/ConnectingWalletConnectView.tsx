import { AskFooter } from '../../composites/AskFooter/AskFooter.js'
import { loadQrCode } from '../../composites/LazyQrCode/LazyQrCode.js'
import { NotPairable } from '../../composites/PairingPanel/NotPairable.js'
import { StatusPanel } from '../../composites/StatusPanel/StatusPanel.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { preparePairing } from '../../hooks/internal/connecting/preparePairing.js'
import type { ViewResources } from '../../hooks/internal/modal/useKitRoot.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import type { Chunks } from '../../lazy/createChunks.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { PlatformPanel } from './PlatformPanel.js'
import { useConnectingWalletConnectView } from './useConnectingWalletConnectView.js'

/** Fetches what makes a code, and what draws it. Nobody is contacted. */
export async function prepare(
  resources: ViewResources,
  chunks: Chunks,
): Promise<void> {
  await Promise.all([preparePairing(resources), chunks.load(loadQrCode)])
}

const labels = {
  browser: 'browser',
  mobile: 'phone',
  qrcode: 'phone',
  web: 'web',
  desktop: 'desktop',
  unsupported: 'browser',
} as const

/** Pair a wallet by a code or a link. */
export default function ConnectingWalletConnectView() {
  const t = useMessages(pairing)
  const view = useConnectingWalletConnectView()
  const { choose, flow, isKnown, platform, platforms, wallet, links } = view
  const title = wallet?.name ?? t('title')
  if (!isKnown)
    return (
      <ViewFrame title={title} busy>
        <StatusPanel picture={<Spinner size={24} />} title={t('preparing')} />
      </ViewFrame>
    )
  const isHere = platform === 'browser' || platform === 'unsupported'
  const panel =
    isHere || flow.isConfigured ? (
      <PlatformPanel view={view} />
    ) : (
      <NotPairable />
    )
  const canGet =
    platform !== 'mobile' &&
    !isHere &&
    links.stores.length > 0 &&
    flow.phase !== 'approved'
  return (
    <ViewFrame
      title={title}
      footer={
        wallet &&
        canGet && (
          <AskFooter
            question={t('none', { wallet: wallet.name })}
            action={t('get', { wallet: wallet.name })}
            onAction={view.getWallet}
          />
        )
      }
    >
      {platforms.length > 1 ? (
        <Tabs
          label={t('ways', { wallet: title })}
          tabs={platforms.map((id) => ({ id, label: t(labels[id]) }))}
          selected={
            platforms.includes(platform) ? platform : (platforms[0] ?? platform)
          }
          onSelect={choose}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
    </ViewFrame>
  )
}
