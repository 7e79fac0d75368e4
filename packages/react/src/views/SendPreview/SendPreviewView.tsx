import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { Button } from '../../primitives/Button/Button.js'
import { ReviewSummary } from '../../primitives/ReviewSummary/ReviewSummary.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import { Tag } from '../../primitives/Tag/Tag.js'
import { Term } from '../../primitives/Term/Term.js'
import { EarlierTransfer } from './EarlierTransfer.js'
import { SendActionButton } from './SendActionButton.js'
import { SendOutcome } from './SendOutcome.js'
import styles from './SendPreviewView.module.css'
import { SendReceiver } from './SendReceiver.js'
import { SendValue } from './SendValue.js'
import { useSendPreviewView } from './useSendPreviewView.js'

/** Everything that will happen, before the wallet is asked. */
export default function SendPreviewView() {
  const t = useMessages(send)
  const say = useMessages(common)
  const view = useSendPreviewView()
  const { network } = view
  return (
    <ViewFrame
      title={t('checkTitle')}
      footer={
        <div className={styles.actions}>
          <Button tone="quiet" onClick={view.back}>
            {say('back')}
          </Button>
          <SendActionButton view={view} />
        </div>
      }
    >
      <div className={styles.view}>
        <ReviewSummary label={t('summary')}>
          <SendValue view={view} />
          <SendReceiver view={view} />
          {network && (
            <ReviewSummaryRow term={say('network')}>
              <span className={styles.network}>
                <NetworkPicture network={network} size={16} />
                <span className={styles.networkName}>{network.name}</span>
                {network.testnet && <Tag>{say('testNetwork')}</Tag>}
              </span>
            </ReviewSummaryRow>
          )}
          <ReviewSummaryRow
            term={
              <Term gloss={t('feeGloss', { amount: view.fee.exact })}>
                {t('fee')}
              </Term>
            }
          >
            <span title={view.fee.exact}>
              {t('feeAtMost', { amount: view.fee.text })}
            </span>
          </ReviewSummaryRow>
          {view.accountRent && (
            <ReviewSummaryRow
              term={<Term gloss={t('newAccountGloss')}>{t('newAccount')}</Term>}
            >
              <Amount value={view.accountRent} />
            </ReviewSummaryRow>
          )}
          <ReviewSummaryRow term={t('leftAfter')}>
            <Amount value={view.left.text} exact={view.left.exact} />
          </ReviewSummaryRow>
        </ReviewSummary>
        <EarlierTransfer view={view} />
        <SendOutcome view={view} />
      </div>
    </ViewFrame>
  )
}
