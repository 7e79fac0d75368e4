import { StatusPanel } from '../../composites/StatusPanel/StatusPanel.js'
import { common } from '../../i18n/locales/en/common.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ListingPicture } from '../../pictures/ListingPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import { PhoneNote } from './PhoneNote.js'
import { useAppSwitch } from './useAppSwitch.js'
import type { PlatformPanelProps } from './useConnectingWalletConnectView.js'
import { usePlatformTexts } from './usePlatformTexts.js'

/** The wallet's app on this phone. It opens inside the tap. */
export function PhonePanel({ view, wallet }: PlatformPanelProps) {
  const t = useMessages(pairing)
  const say = useMessages(common)
  const { flow, links } = view
  const { leave, appSwitch } = useAppSwitch(flow.wasDeclined)
  const named = { wallet: wallet.name }
  const own =
    appSwitch === 'idle'
      ? { title: t('openTitle', named), text: t('openText') }
      : appSwitch === 'stuck'
        ? { title: t('stuckTitle', named), text: t('stuck') }
        : appSwitch === 'unanswered'
          ? { title: t('backTitle'), text: t('back', named) }
          : { title: t('waitingTitle', named), text: t('openText') }
  const { isFailed, ...words } = usePlatformTexts(
    { ...flow, wasDeclined: flow.wasDeclined && appSwitch === 'idle' },
    wallet.name,
    own,
  )
  const isReady = links.hrefOf('mobile') !== undefined
  const isOver = flow.phase === 'approved'
  return (
    <StatusPanel
      {...words}
      picture={<ListingPicture wallet={wallet} size={72} />}
      note={!isOver && <PhoneNote view={view} appSwitch={appSwitch} />}
    >
      {!isOver && (
        <Button
          busy={!isFailed && !isReady}
          busyLabel={t('preparingLabel')}
          onClick={() => {
            if (isFailed) return flow.retry()
            // Phones open apps inside a tap only: nothing comes before this.
            links.open('mobile')
            leave()
          }}
        >
          {isFailed
            ? say('tryAgain')
            : appSwitch === 'idle'
              ? t('open', named)
              : t('openAgain')}
        </Button>
      )}
    </StatusPanel>
  )
}
