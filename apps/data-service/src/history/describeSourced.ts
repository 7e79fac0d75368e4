import { isApproval } from '@hasp/protocol/data'
import type { Hex } from 'viem'
import { type FoundEntry, movementsLimit } from '../activity/findEntries.js'
import { kindFor } from '../activity/kindFor.js'
import type { Movement } from '../activity/Movement.js'
import { rolesOf } from '../activity/rolesOf.js'
import type { ReceiptOfNode } from './createReceiptReader.js'
import type { SourceItem } from './HistorySource.js'

/**
 * Whether the lists leave something out that a node knows: who sent it and
 * where in its block it is, what it cost who sent it, or what a call did.
 */
export function isIncomplete(
  items: readonly SourceItem[],
  account: Hex,
): boolean {
  const transaction = transactionOf(items)
  if (!transaction) return true
  const { fee, isCall, isFailed, sender } = transaction
  const isSilent = items.every(({ movement }) => !movement?.token)
  return (
    (fee === undefined && sender === account) ||
    (isCall && !isFailed && isSilent)
  )
}

/**
 * A transaction as an account has it, as the index would have it.
 * @param receipt where a node was asked and knows
 * @returns undefined where nobody says who sent it
 */
export function describeSourced(
  chain: number,
  account: Hex,
  items: readonly SourceItem[],
  receipt: ReceiptOfNode | undefined,
): FoundEntry | undefined {
  const [first] = items
  const told = transactionOf(items)
  const transaction = receipt?.transaction ?? told
  if (!first || !transaction) return undefined
  const { block, hash, time } = first
  const { deployed, isFailed, place, receiver, sender } = transaction
  const fee = transaction.fee ?? told?.fee
  const moved = isFailed ? [] : listMovements(items, receipt)
  const movements = moved.filter(({ kind, source, target }) =>
    isApproval({ kind })
      ? source === account
      : source === account || target === account,
  )
  const roles = rolesOf(movements).get(account)
  const kind = kindFor(account, { deployed, sender }, roles)
  const isReceived = kind === 'received' && sender !== account
  return {
    kind,
    receivers: isReceived ? countReceivers(moved) : 1,
    transaction: {
      ...{ chain, block, place, hash, time, sender, isFailed },
      receiver: receiver ?? null,
      deployed: deployed ?? null,
      fee: fee?.toString() ?? null,
    },
    movements: movements
      .slice(0, movementsLimit)
      .map(({ amount, token, tokenId, ...rest }, step) => ({
        ...{ chain, block, place, step },
        ...rest,
        token: token ?? null,
        amount: amount?.toString() ?? null,
        tokenId: tokenId?.toString() ?? null,
      })),
  }
}

function countReceivers(moved: readonly Movement[]): number {
  const targets = moved.flatMap((movement) =>
    isApproval(movement) ? [] : [movement.target],
  )
  return new Set(targets).size
}

/** The currency by the lists, tokens by their logs where there are any. */
function listMovements(
  items: readonly SourceItem[],
  receipt: ReceiptOfNode | undefined,
): readonly Movement[] {
  const told = items.flatMap(({ movement }) => movement ?? [])
  const tokens = told.filter(({ token }) => token)
  return [
    ...told.filter(({ token }) => !token),
    ...(receipt?.movements ?? tokens),
  ]
}

function transactionOf(items: readonly SourceItem[]) {
  return items.find(({ transaction }) => transaction)?.transaction
}
