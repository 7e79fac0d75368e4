import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { receive } from '../../i18n/locales/en/receive.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { ReceiveCard } from './ReceiveCard.js'
import styles from './ReceiveView.module.css'
import { useReceiveView } from './useReceiveView.js'

/** Where to send to the visitor. */
export default function ReceiveView() {
  const t = useMessages(receive)
  const view = useReceiveView()
  const { address } = view
  if (address === undefined)
    return (
      <ViewFrame title={t('title')} busy={view.isWaiting}>
        {view.isWaiting ? (
          <Skeleton shape="row" />
        ) : (
          <EmptyState
            title={t('notConnected')}
            action={<Button onClick={view.connect}>{t('connect')}</Button>}
          >
            {t('notConnectedText')}
          </EmptyState>
        )}
      </ViewFrame>
    )
  return (
    <ViewFrame
      title={t('title')}
      footer={
        <div className={styles.actions}>
          <CopyButton
            tone="primary"
            size="regular"
            value={address}
            label={t('copy')}
            copiedLabel={t('copied')}
            fallbackLabel={t('copyByHand')}
          />
          {view.canShare && (
            <Button tone="quiet" onClick={view.share}>
              {t('share')}
            </Button>
          )}
        </div>
      }
    >
      <ReceiveCard view={view} address={address} />
    </ViewFrame>
  )
}
