import type {
  ActivityItem,
  NetworkAccount,
  SentTransaction,
  TransactionStatus,
} from '@hasp/core'
import {
  isOpen,
  isTransfer,
  type MergedMovement,
  mergeMovements,
} from '@hasp/core/internal'
import { shortenAddress } from '../../../addresses/shortenAddress.js'
import { activity } from '../../../i18n/locales/en/activity.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { usePortfolio } from '../../data/usePortfolio.js'
import { writeBalance } from '../data/writeBalance.js'
import { isNobody } from './isNobody.js'
import { useNameOf } from './useNameOf.js'
import { worthOf } from './worthOf.js'

/** An amount with its sign, as a row shows it. */
export type WrittenMovement = {
  readonly direction: MergedMovement['direction']
  readonly text: string
  /** With every digit. */
  readonly exact: string
  readonly symbol: string
}

/** A transaction in words. */
export type ActivityWords = {
  readonly icon: 'sent' | 'received' | 'swapped' | 'other' | 'failed'
  readonly title: string
  /** What became of it, where that is not plain success. */
  readonly status?: string | undefined
  /** It may still change. */
  readonly isOpen: boolean
  readonly amounts: readonly WrittenMovement[]
}

/** Writes transactions of an account for lists, in the visitor's language. */
export function useWriteActivity(account: NetworkAccount | undefined) {
  const t = useMessages(activity)
  const { locale } = useLocale()
  const nameOf = useNameOf()
  const { data: tokens } = usePortfolio(account)
  const own = account?.address ?? ''
  // A short address is one word: no line ends within it.
  const name = (address: string) =>
    nameOf(address) ?? shortenAddress(address).replace('…', '…\u2060')

  const amountOf = (movement: MergedMovement): WrittenMovement => {
    const { amount = 1n, asset, direction, tokenId, token } = movement
    const sign = direction === 'out' ? '−' : '+'
    if (!asset)
      return {
        direction,
        ...{ text: sign, exact: sign },
        symbol: tokenId === undefined ? t('unknownToken') : t('collectible'),
      }
    const decimals = token !== undefined && tokenId ? 0 : asset.decimals
    const { exact, text } = writeBalance({ value: amount, decimals }, locale)
    return {
      direction,
      text: `${sign}${text}`,
      exact: `${sign}${exact}`,
      symbol: asset.symbol,
    }
  }

  const writeSentItem = (sent: SentTransaction): ActivityWords => {
    const isReverted = sent.status === 'reverted'
    const said = { status: t(statusOf(sent.status)), isOpen: isOpen(sent) }
    if (!isTransfer(sent))
      return {
        ...{ icon: isReverted ? 'failed' : 'other', ...said },
        title: isolate(sent.label),
        amounts: [],
      }
    return {
      ...{ icon: isReverted ? 'failed' : 'sent', ...said },
      title: t('sentTo', { name: name(sent.to) }),
      amounts: [
        amountOf({
          direction: 'out',
          amount: sent.amount,
          asset: {
            symbol: sent.symbol,
            name: sent.symbol,
            decimals: sent.decimals,
          },
        }),
      ],
    }
  }

  return (item: ActivityItem): ActivityWords => {
    if (item.type === 'sent') return writeSentItem(item.sent)
    const { deployed, kind, movements, receiver, status } = item.entry
    const moved = mergeMovements(movements, own, (movement) =>
      worthOf(movement, tokens),
    )
    const isFailed = status === 'failed'
    const said = {
      amounts: moved.map(amountOf),
      status: isFailed ? t('failed') : undefined,
      isOpen: false,
    }
    const [approval] = movements
    const { partner, token } =
      moved.find(
        ({ direction }) => direction === (kind === 'sent' ? 'out' : 'in'),
      ) ?? {}
    const isOfNobody = token && partner && isNobody(partner)
    switch (kind) {
      case 'sent':
        return {
          ...{ icon: 'sent', ...said },
          title: isOfNobody
            ? t('destroyed')
            : partner
              ? t('sentTo', { name: name(partner) })
              : t('sent'),
        }
      case 'received':
        return {
          ...{ icon: 'received', ...said },
          title: isOfNobody
            ? t('created')
            : partner
              ? t('from', { name: name(partner) })
              : t('received'),
        }
      case 'swapped':
        return { icon: 'swapped', ...said, title: t('swapped') }
      case 'approved':
        return {
          ...{ icon: 'other', ...said },
          title: approval
            ? t(approval.amount === 0n ? 'revoked' : 'approved', {
                name: name(approval.target),
                symbol: approval.asset?.symbol ?? t('unknownToken'),
              })
            : t('approvedAny'),
        }
      case 'deployed':
        return {
          ...{ icon: 'other', ...said },
          title: deployed
            ? t('deployedAs', { name: name(deployed) })
            : t('deployed'),
        }
      case 'called':
        return {
          ...{ icon: isFailed ? 'failed' : 'other', ...said },
          // The site's words, where the chain has none.
          title:
            item.sent?.kind === 'tracked'
              ? isolate(item.sent.label)
              : receiver
                ? t('called', { name: name(receiver) })
                : t('calledAny'),
        }
    }
  }
}

/** It may be of another direction than the page. */
const isolate = (label: string) => `\u2068${label}\u2069`

type StatusText =
  | 'statusPending'
  | 'statusIncluded'
  | 'statusUnseen'
  | 'statusUnknown'
  | 'statusReplaced'
  | 'statusNotSent'
  | 'final'
  | 'failed'

/** How far a transaction is that is in no block of the history, in words. */
export function statusOf(status: TransactionStatus): StatusText {
  switch (status) {
    case 'included':
      return 'statusIncluded'
    case 'final':
      return 'final'
    case 'reverted':
      return 'failed'
    case 'unseen':
      return 'statusUnseen'
    case 'unknown':
      return 'statusUnknown'
    case 'replaced':
      return 'statusReplaced'
    case 'dropped':
    case 'notSent':
      return 'statusNotSent'
    case 'pending':
      return 'statusPending'
  }
}
