import { StatusPanel } from '../../composites/StatusPanel/StatusPanel.js'
import { common } from '../../i18n/locales/en/common.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { ListingPicture } from '../../pictures/ListingPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import type { PlatformPanelProps } from './useConnectingWalletConnectView.js'
import { usePlatformTexts } from './usePlatformTexts.js'

/** A wallet that is a website, or a desktop app. */
export function LinkPanel(
  props: PlatformPanelProps & { platform: 'web' | 'desktop' },
) {
  const { platform, view, wallet } = props
  const t = useMessages(pairing)
  const say = useMessages(common)
  const { flow, links } = view
  const { isFailed, ...words } = usePlatformTexts(flow, wallet.name, {
    title: t(platform === 'web' ? 'webTitle' : 'openTitle', {
      wallet: wallet.name,
    }),
    text: t(platform === 'web' ? 'webText' : 'openText'),
  })
  const isReady = links.hrefOf(platform) !== undefined
  return (
    <StatusPanel
      {...words}
      picture={<ListingPicture wallet={wallet} size={72} />}
    >
      {flow.phase !== 'approved' && (
        <Button
          busy={!isFailed && !isReady}
          busyLabel={t('preparingLabel')}
          icon={!isFailed && <ExternalIcon size={16} />}
          onClick={isFailed ? flow.retry : () => links.open(platform)}
        >
          {isFailed ? say('tryAgain') : t('open', { wallet: wallet.name })}
          {!isFailed && (
            <VisuallyHidden> ({say('opensNewTab')})</VisuallyHidden>
          )}
        </Button>
      )}
    </StatusPanel>
  )
}
