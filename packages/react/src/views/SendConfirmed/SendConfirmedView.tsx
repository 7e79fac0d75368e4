import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { SaveReceiver } from '../../composites/SaveReceiver/SaveReceiver.js'
import { SuccessMark } from '../../composites/SuccessMark/SuccessMark.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { Address } from '../../primitives/Address/Address.js'
import { Button } from '../../primitives/Button/Button.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import styles from './SendConfirmedView.module.css'
import { SendSteps } from './SendSteps.js'
import {
  type SendConfirmed,
  useSendConfirmedView,
} from './useSendConfirmedView.js'

/** What became of it, live. */
export default function SendConfirmedView() {
  const t = useMessages(send)
  const say = useMessages(common)
  const view = useSendConfirmedView()
  const { amount, canTryAgain, error, explorerUrl, hash, hint, stage } = view
  const { receiverName, status } = view
  const reported = t(`${stage}Text`, { amount })
  return (
    <ViewFrame
      title={t(stage)}
      footer={
        <div className={styles.actions}>
          {canTryAgain && (
            <Button onClick={view.tryAgain}>{t('tryAgain')}</Button>
          )}
          <Button tone={canTryAgain ? 'quiet' : 'primary'} onClick={view.done}>
            {say('done')}
          </Button>
        </div>
      }
    >
      <div className={styles.view}>
        <div className={styles.head}>
          {stage === 'arrived' ? (
            <SuccessMark size={56} />
          ) : (
            <StageIcon stage={stage} />
          )}
          <div
            className={styles.receipt}
            data-part="receipt"
            data-torn={isGiven[stage] || undefined}
          >
            <p className={styles.told}>{reported}</p>
            <p className={styles.receiver}>
              {t('toName', { name: receiverName ?? '' })}
              {receiverName ? ' · ' : ' '}
              <Address
                address={view.receiver}
                form={receiverName ? 'chip' : 'line'}
              />
            </p>
          </div>
        </div>
        <LiveRegion>{reported}</LiveRegion>
        <SendSteps status={status} />
        {error && <ErrorNotice error={error} />}
        <div className={styles.links}>
          {explorerUrl && (
            <LinkButton href={explorerUrl} icon={<ExternalIcon size={16} />}>
              {t(view.isReplaced ? 'replacement' : 'explorer')}
            </LinkButton>
          )}
          {hash && (
            <CopyButton
              value={hash}
              label={t('copyHash')}
              copiedLabel={say('copied')}
              fallbackLabel={say('copyByHand')}
            />
          )}
        </div>
        {hint && <p className={styles.hint}>{t(hint)}</p>}
        {view.isSaveOffered && (
          <SaveReceiver
            address={view.receiver}
            namespace={view.namespace}
            isKnown={receiverName !== undefined}
          />
        )}
      </div>
    </ViewFrame>
  )
}

function StageIcon({ stage }: { stage: SendConfirmed['stage'] }) {
  const Drawing = stage === 'onItsWay' ? SendIcon : WarningIcon
  return (
    <span className={styles.icon} data-stage={stage}>
      <Drawing size={24} />
    </span>
  )
}

/** Where the slip has been torn off: what certainly left is not taken back. */
const isGiven: { readonly [stage in SendConfirmed['stage']]: boolean } = {
  onItsWay: true,
  arrived: true,
  notSent: false,
  unknown: false,
  replaced: false,
}
