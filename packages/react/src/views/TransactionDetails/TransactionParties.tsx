import type { HistoryMovement } from '@hasp/core'
import { isNobody } from '../../hooks/internal/activity/isNobody.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import styles from './TransactionDetailsView.module.css'
import type { TransactionDetails } from './useTransactionDetailsView.js'

/** An address in full with its name; strangers' cannot be copied by a press. */
export function PartyRow({ address, term, view }: PartyRow.Props) {
  const t = useMessages(activity)
  const say = useMessages(common)
  const name = view.nameOf(address)
  return (
    <ReviewSummaryRow term={t(term)} stacked>
      {name && <div className={styles.name}>{name}</div>}
      <div className={styles.party}>
        <Address address={address} form="full" />
        {!view.isDoubtful && (
          <CopyButton
            iconOnly
            value={address}
            label={`${say('copyAddress')}: ${t(term)}`}
            copiedLabel={say('copied')}
            fallbackLabel={say('copyByHand')}
          />
        )}
      </div>
    </ReviewSummaryRow>
  )
}

/** What was moved, by whom, to whom; or what is allowed to be moved. */
export function MovementRows({ movement, view }: MovementRows.Props) {
  const t = useMessages(activity)
  const { amount, asset, kind, source, target, token, tokenId } = movement
  const isApproval =
    kind === 'allowance' ||
    kind === 'tokenApproval' ||
    kind === 'operatorApproval'
  return (
    <>
      {asset && amount !== undefined && kind !== 'operatorApproval' && (
        <AmountRow
          term="amount"
          amount={view.write(amount, {
            symbol: asset.symbol,
            // One of a kind is counted, whatever its contract says.
            decimals: kind === 'erc1155' ? 0 : asset.decimals,
          })}
          view={view}
        />
      )}
      {!asset && (
        <ReviewSummaryRow term={t('amount')}>
          {t('unknownToken')}
        </ReviewSummaryRow>
      )}
      {tokenId !== undefined && (
        <ReviewSummaryRow term={t('collectible')} stacked>
          <bdi dir="ltr" className={styles.hash}>
            {tokenId}
          </bdi>
        </ReviewSummaryRow>
      )}
      {token !== undefined && (
        <PartyRow term="token" address={token} view={view} />
      )}
      {!isApproval &&
        (token !== undefined && isNobody(source) ? (
          <ReviewSummaryRow term={t('sender')}>{t('created')}</ReviewSummaryRow>
        ) : (
          <PartyRow term="sender" address={source} view={view} />
        ))}
      {!isApproval && token !== undefined && isNobody(target) ? (
        <ReviewSummaryRow term={t('receiver')}>
          {t('destroyed')}
        </ReviewSummaryRow>
      ) : (
        <PartyRow
          term={isApproval ? 'spender' : 'receiver'}
          address={target}
          view={view}
        />
      )}
    </>
  )
}

/** An amount with every digit. */
export function AmountRow({ amount, term, view }: AmountRow.Props) {
  const t = useMessages(activity)
  const say = useMessages(common)
  return (
    <ReviewSummaryRow term={t(term)}>
      <Amount
        value={amount.text}
        symbol={amount.symbol}
        hidden={view.isHidden}
        hiddenLabel={say('amountHidden')}
      />
    </ReviewSummaryRow>
  )
}

export declare namespace PartyRow {
  type Props = {
    term:
      | 'sender'
      | 'receiver'
      | 'contract'
      | 'newContract'
      | 'token'
      | 'spender'
    address: string
    view: TransactionDetails
  }
}

export declare namespace MovementRows {
  type Props = { movement: HistoryMovement; view: TransactionDetails }
}

export declare namespace AmountRow {
  type Props = {
    term: 'amount' | 'fee'
    amount: { text: string; symbol: string }
    view: TransactionDetails
  }
}
