// Specification 7, "transaction history", and 9, "pending transactions".

import type { NetworkAccount } from '../../entities/account/accountId.js'
import { isSameAddress } from '../../entities/account/address.js'
import {
  type ActivityItem,
  momentOf,
} from '../../entities/activity/activityItem.js'
import type {
  HistoryEntry,
  HistoryKind,
} from '../../entities/activity/history.js'
import type { SentTransaction } from '../../entities/transfer/transaction.js'
import {
  isOpen,
  isTransfer,
  sentHashOf,
} from '../../entities/transfer/transactionState.js'
import type { HistoryFeed } from './addPage.js'
import { findPoison } from './findPoison.js'

/**
 * What an account did, as a list shows it: first what was sent from here and may
 * still arrive, then the history, newest first, with what is over and the data
 * source does not know yet. What both know is one item.
 * @param about.feed undefined while, or where, nobody tells of a history
 * @param about.known addresses that another one could be mistaken for
 * @example
 * import { joinActivity } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const items = joinActivity({
 *   account: { networkId, address },
 *   sent: transactions,
 *   known: [],
 * })
 */
export function joinActivity(about: {
  readonly account: NetworkAccount
  readonly kind?: HistoryKind | undefined
  readonly feed?: HistoryFeed | undefined
  readonly sent: readonly SentTransaction[]
  readonly known: readonly string[]
}): readonly ActivityItem[] {
  const { account, feed, kind, known } = about
  const own = about.sent.filter(
    ({ from, networkId }) =>
      networkId === account.networkId &&
      isSameAddress('eip155', from, account.address),
  )
  const byHash = new Map(
    own.flatMap((one) => {
      const hash = sentHashOf(one)
      return hash ? [[hash.toLowerCase(), one] as const] : []
    }),
  )
  const all = feed?.entries ?? []
  const denied = new Set(
    all.flatMap(({ hash, status }) =>
      status === 'failed' && mayHaveArrived(byHash.get(hash)) ? [hash] : [],
    ),
  )
  const entries = all.filter(({ hash }) => !denied.has(hash))
  const onChain = new Set(entries.map(({ hash }) => hash))
  const aside = own.filter((one) => {
    // What else it was is known once it is on the chain.
    if (kind !== undefined && (kind !== 'sent' || !isTransfer(one)))
      return false
    const hash = sentHashOf(one)?.toLowerCase()
    if (hash && onChain.has(hash)) return false
    const isKept = hash !== undefined && denied.has(hash)
    return isOpen(one) || isAhead(one, feed) || isKept
  })
  const poison = findPoison(entries, account.address, [
    ...known,
    ...own.filter(isTransfer).map(({ to }) => to),
  ])
  const told: readonly ActivityItem[] = entries.map((entry) => {
    const sent = byHash.get(entry.hash)
    const { hash: id } = entry
    if (sent) return { type: 'entry', id, entry: asSent(entry, sent), sent }
    return {
      ...{ type: 'entry', id, sent },
      entry: poison.has(id) ? asLookAlike(entry) : entry,
    }
  })
  const over = aside.filter((one) => !isOpen(one)).map(asItem)
  return [...aside.filter(isOpen).map(asItem), ...over.reduce(addByTime, told)]
}

/** The chain's order stays, whatever times its blocks have. */
function addByTime(
  items: readonly ActivityItem[],
  item: ActivityItem,
): readonly ActivityItem[] {
  const older = items.findIndex((one) => momentOf(one) < momentOf(item))
  const place = older < 0 ? items.length : older
  return [...items.slice(0, place), item, ...items.slice(place)]
}

function asItem(sent: SentTransaction): ActivityItem {
  return { type: 'sent', id: sent.intentId, sent }
}

function asLookAlike(entry: HistoryEntry): HistoryEntry {
  const reasons = new Set(entry.reasons).add('LOOK_ALIKE')
  return { ...entry, doubt: 'spam', reasons: [...reasons] }
}

/** It is over, and the data source is not that far. */
function isAhead(
  { changedAt, sentAt, status }: SentTransaction,
  feed: HistoryFeed | undefined,
): boolean {
  if (status !== 'final' && status !== 'reverted') return false
  if (!feed) return true
  const oldest = feed.entries.at(-1)
  const isFurtherDown =
    feed.next !== undefined &&
    oldest !== undefined &&
    sentAt < oldest.block.timeMs
  return changedAt > feed.head.timeMs && !isFurtherDown
}

/** That it failed, nobody's word says but that of the site's own node. */
function mayHaveArrived(sent: SentTransaction | undefined): boolean {
  return sent !== undefined && (isOpen(sent) || sent.status === 'final')
}

/**
 * What was sent from here is the account's own doing, over when the site's own
 * node says so, and has its words from here.
 */
function asSent(entry: HistoryEntry, sent: SentTransaction): HistoryEntry {
  const { doubt, reasons, ...rest } = entry
  const isUndecided = isOpen(sent) || sent.status === 'reverted'
  const isContested = isUndecided && entry.status === 'succeeded'
  const own = { ...rest, isFinal: entry.isFinal && !isContested }
  if (!isTransfer(sent)) return own
  const { decimals, symbol, tokenAddress } = sent
  if (tokenAddress === undefined) return own
  return {
    ...own,
    movements: entry.movements.map((movement) =>
      movement.token !== undefined &&
      isSameAddress('eip155', movement.token, tokenAddress)
        ? {
            ...movement,
            asset: { name: symbol, ...movement.asset, symbol, decimals },
          }
        : movement,
    ),
  }
}
