import { StatusPanel } from '../../composites/StatusPanel/StatusPanel.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ListingPicture } from '../../pictures/ListingPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import type { PlatformPanelProps } from './useConnectingWalletConnectView.js'

/** The wallet's extension: installed here, or to be installed. */
export function BrowserPanel({ view, wallet }: PlatformPanelProps) {
  const t = useMessages(pairing)
  const { connectHere, getWallet, platform, platforms, links } = view
  const named = { wallet: wallet.name }
  const isInstalled = platform === 'browser'
  const isLost = platforms.length === 1 && links.stores.length === 0
  return (
    <StatusPanel
      picture={<ListingPicture wallet={wallet} size={72} />}
      title={
        isInstalled
          ? t('installedTitle', named)
          : t(isLost ? 'noWay' : 'notInstalledTitle', named)
      }
      text={isInstalled ? t('installed') : !isLost && t('notInstalled')}
    >
      {isInstalled ? (
        <Button onClick={connectHere}>{t('connect', named)}</Button>
      ) : isLost ? (
        <Button onClick={view.chooseOther}>{t('other')}</Button>
      ) : (
        <Button onClick={getWallet}>{t('get', named)}</Button>
      )}
    </StatusPanel>
  )
}
