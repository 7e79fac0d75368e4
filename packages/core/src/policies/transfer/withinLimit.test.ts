import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type SentTransaction,
  transactionStatuses,
} from '../../entities/transfer/transaction.js'
import { isOpen, isTransfer } from '../../entities/transfer/transactionState.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { trackedTransaction } from '../../testing/trackedTransaction.js'
import { withinLimit } from './withinLimit.js'

const tracked = (index: number) => trackedTransaction({ hash: `0x${index}` })
const transfer = (index: number, status: SentTransaction['status']) =>
  sentTransaction({ intentId: `${index}`, hash: undefined, status })

it('[R9.15] what a site tells of takes no place of a transfer that may still arrive', () => {
  const open = Array.from({ length: 99 }, (_, index) =>
    transfer(index, 'unknown'),
  )
  expect(withinLimit([tracked(1), ...open, tracked(2)])).toEqual(open)
})

it('[R9.15] takes 20 places of transfers that are over, for the newest', () => {
  const over = Array.from({ length: 99 }, (_, index) =>
    transfer(index, 'final'),
  )
  const told = Array.from({ length: 30 }, (_, index) => tracked(index))
  expect(withinLimit([...told, ...over])).toEqual([
    ...told.slice(0, 20),
    ...over.slice(0, 79),
  ])
})

it('[R9.15] of what a site tells of what is over gives way first', () => {
  const over = Array.from({ length: 20 }, (_, index) =>
    trackedTransaction({ hash: `0x${index}`, status: 'final' }),
  )
  const open = tracked(99)
  expect(withinLimit([...over, open])).toEqual([...over.slice(0, 19), open])
})

it('[R9.15] keeps 99 at most, in their order, and open transfers before all else', () => {
  const one = fc.oneof(
    fc.constant('tracked' as const),
    fc.constantFrom(...transactionStatuses),
  )
  fc.assert(
    fc.property(fc.array(one, { maxLength: 300 }), (given) => {
      const transactions = given.map((status, index) =>
        status === 'tracked' ? tracked(index) : transfer(index, status),
      )
      const kept = withinLimit(transactions)
      expect(kept.length).toBeLessThanOrEqual(99)
      expect(kept).toEqual(transactions.filter((each) => kept.includes(each)))
      const open = transactions.filter(isTransfer).filter(isOpen)
      expect(kept.filter(isTransfer).filter(isOpen)).toEqual(open.slice(0, 99))
      const told = kept.filter((each) => !isTransfer(each))
      expect(told.length).toBeLessThanOrEqual(20)
      const wanted = Math.min(99, open.length + 20)
      if (kept.length < wanted)
        expect(kept.length).toBe(
          transactions.filter(isTransfer).length + told.length,
        )
    }),
    propertyRuns(100),
  )
})
