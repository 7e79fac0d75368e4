import type { ActivityItem } from '@hasp/core'
import { useActivity } from '../../hooks/data/useActivity.js'
import { useActiveAccountOn } from '../../hooks/internal/activity/useActiveAccountOn.js'
import { useNameOf } from '../../hooks/internal/activity/useNameOf.js'
import { useTransactionNetwork } from '../../hooks/internal/activity/useTransactionNetwork.js'
import { statusOf } from '../../hooks/internal/activity/useWriteActivity.js'
import { momentOf } from '../../hooks/internal/activity/useWriteMoment.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { writeBalance } from '../../hooks/internal/data/writeBalance.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useStore } from '../../hooks/useStore.js'
import { useLocale } from '../../i18n/useLocale.js'

/** What the view TransactionDetails knows. */
export function useTransactionDetailsView() {
  const { item: opened, networkId } = useKitRoute('TransactionDetails')
  const { locale } = useLocale()
  const account = useActiveAccountOn(networkId)
  // What is known by now: it may have come into a block meanwhile.
  const { items } = useActivity({ account })
  const sent = useStore(useKit().stores.transactions, ({ transactions }) =>
    transactions.find(({ intentId }) => intentId === opened.id),
  )
  const item =
    items.find((one) => isSame(one, opened)) ??
    (opened.type === 'sent' && sent ? { ...opened, sent } : opened)
  // What was folded stays doubtful, whatever another answer leaves out.
  const doubtful = [item, opened].find(hasDoubt)
  const nameOf = useNameOf()
  const { isHidden } = useHiddenAmounts()
  const { explorerUrl, hash, network } = useTransactionNetwork(networkId, item)
  const { nativeCurrency } = network ?? {}
  const fee = item.type === 'entry' ? item.entry.fee : undefined

  return {
    item,
    hash,
    isHidden,
    isDoubtful: doubtful !== undefined,
    reasons: doubtful?.entry.reasons ?? [],
    explorerUrl,
    networkName: network?.name ?? networkId,
    moment: new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(momentOf(item)),
    status: statusTextOf(item),
    fee:
      fee !== undefined && nativeCurrency
        ? writeExact(fee, nativeCurrency, locale)
        : undefined,
    nameOf,
    write: (amount: bigint, asset: { decimals: number; symbol: string }) =>
      writeExact(amount, asset, locale),
  }
}

export type TransactionDetails = ReturnType<typeof useTransactionDetailsView>

/** A slip has every digit. */
function writeExact(
  value: bigint,
  { decimals, symbol }: { decimals: number; symbol: string },
  locale: string,
) {
  return { text: writeBalance({ value, decimals }, locale).exact, symbol }
}

type Entry = Extract<ActivityItem, { type: 'entry' }>

function hasDoubt(item: ActivityItem): item is Entry {
  return item.type === 'entry' && item.entry.doubt !== undefined
}

function isSame(one: ActivityItem, other: ActivityItem): boolean {
  if (one.id === other.id) return true
  return (
    one.type === 'entry' &&
    other.type === 'sent' &&
    one.sent?.intentId === other.id
  )
}

function statusTextOf(
  item: ActivityItem,
): ReturnType<typeof statusOf> | 'notFinal' {
  if (item.type === 'sent') return statusOf(item.sent.status)
  if (item.entry.status === 'failed') return 'failed'
  return item.entry.isFinal ? 'final' : 'notFinal'
}
