import { expect, it } from 'vitest'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { trackedTransaction } from '../../testing/trackedTransaction.js'
import { mergeTransactions } from './mergeTransactions.js'

const dayMs = 24 * 60 * 60_000

it.each(['pending', 'unseen'] as const)(
  'a site’s transaction that is %s is forgotten after a day, a transfer is not',
  (status) => {
    const told = trackedTransaction({ status })
    const transfer = sentTransaction({ intentId: 'one', sentAt: 0, status })
    const both = [told, transfer]
    const after = (nowMs: number) => new Set(mergeTransactions(both, [], nowMs))
    expect(after(dayMs - 1)).toEqual(new Set(both))
    expect(after(dayMs)).toEqual(new Set([transfer]))
  },
)

it.each(['included', 'final', 'reverted', 'replaced', 'dropped'] as const)(
  'a site’s transaction that is %s is kept after a day',
  (status) => {
    const told = trackedTransaction({ status })
    expect(mergeTransactions([], [told], 2 * dayMs)).toEqual([told])
  },
)
