import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { ReviewSummary } from '../../primitives/ReviewSummary/ReviewSummary.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import { Doubts } from './Doubts.js'
import styles from './TransactionDetailsView.module.css'
import { AmountRow, MovementRows, PartyRow } from './TransactionParties.js'
import {
  type TransactionDetails,
  useTransactionDetailsView,
} from './useTransactionDetailsView.js'

/** One transaction in full. */
export default function TransactionDetailsView() {
  const t = useMessages(activity)
  const say = useMessages(common)
  const view = useTransactionDetailsView()
  const { explorerUrl, hash, item, status } = view
  const isUnsettled = item.type === 'entry' && status === 'notFinal'
  return (
    <ViewFrame title={t('transaction')}>
      {view.isDoubtful && <Doubts reasons={view.reasons} />}
      <ReviewSummary label={t('transaction')}>
        <ReviewSummaryRow
          term={t('status')}
          note={isUnsettled ? t('notFinalMeaning') : undefined}
        >
          {t(status)}
        </ReviewSummaryRow>
        <ReviewSummaryRow term={t('time')}>{view.moment}</ReviewSummaryRow>
        <ReviewSummaryRow term={t('network')}>
          {view.networkName}
        </ReviewSummaryRow>
        {item.type === 'sent' ? (
          <SentRows sent={item.sent} view={view} />
        ) : (
          <EntryRows entry={item.entry} view={view} />
        )}
        {hash && (
          <ReviewSummaryRow term={t('hash')} stacked>
            <bdi dir="ltr" translate="no" className={styles.hash}>
              {hash}
            </bdi>
          </ReviewSummaryRow>
        )}
      </ReviewSummary>
      <div className={styles.links}>
        {explorerUrl && (
          <LinkButton href={explorerUrl}>{t('explorer')}</LinkButton>
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
    </ViewFrame>
  )
}

type Sent = Extract<TransactionDetails['item'], { type: 'sent' }>['sent']
type Entry = Extract<TransactionDetails['item'], { type: 'entry' }>['entry']

function SentRows({ sent, view }: { sent: Sent; view: TransactionDetails }) {
  const t = useMessages(activity)
  if (sent.kind === 'tracked')
    return (
      <>
        <ReviewSummaryRow term={t('action')}>
          <bdi>{sent.label}</bdi>
        </ReviewSummaryRow>
        <PartyRow term="sender" address={sent.from} view={view} />
      </>
    )
  return (
    <>
      <AmountRow
        term="amount"
        amount={view.write(sent.amount, sent)}
        view={view}
      />
      <PartyRow term="sender" address={sent.from} view={view} />
      <PartyRow term="receiver" address={sent.to} view={view} />
    </>
  )
}

function EntryRows({
  entry,
  view,
}: {
  entry: Entry
  view: TransactionDetails
}) {
  const t = useMessages(activity)
  const { block, deployed, movements, receiver, sender } = entry
  const placed = movements.map((movement, place) => ({ movement, place }))
  return (
    <>
      {placed.map(({ movement, place }) => (
        <MovementRows key={place} movement={movement} view={view} />
      ))}
      {entry.hasMoreMovements && (
        <ReviewSummaryRow term={t('amount')}>
          {t('moreMovements')}
        </ReviewSummaryRow>
      )}
      {movements.length === 0 && (
        <>
          <PartyRow term="sender" address={sender} view={view} />
          {receiver && (
            <PartyRow term="contract" address={receiver} view={view} />
          )}
        </>
      )}
      {deployed && (
        <PartyRow term="newContract" address={deployed} view={view} />
      )}
      {view.fee && <AmountRow term="fee" amount={view.fee} view={view} />}
      <ReviewSummaryRow term={t('block')}>{block.number}</ReviewSummaryRow>
    </>
  )
}
