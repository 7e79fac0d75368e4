import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTransactions } from '../policies/transfer/mergeTransactions.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { sentTransaction } from '../testing/sentTransaction.js'
import { transactionChanged, transactionSent } from './transactionChanges.js'
import {
  createTransactionsStore,
  type TransactionsState,
} from './transactions.js'

const sent = (hash: string) => sentTransaction({ hash })
const sendAll = (hashes: readonly string[]) =>
  hashes.reduce<TransactionsState>(
    (state, hash) => transactionSent(state, sent(hash)),
    createTransactionsStore().getState(),
  )

describe('transactions', () => {
  it('hold each one once, newest first, after any sequence', () => {
    const hash = fc.integer({ min: 0, max: 130 }).map(String)
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 300 }), (hashes) => {
        const held = sendAll(hashes).transactions.map((one) => one.hash)
        const newest = [...new Set(hashes.toReversed())]
        expect(held).toEqual(newest)
      }),
      propertyRuns(50),
    )
  })

  it('change the status of one only', () => {
    const state = transactionChanged(
      sendAll(['0x1', '0x2']),
      '0x1',
      { status: 'final' },
      7,
    )
    expect(state.transactions).toEqual([
      sent('0x2'),
      { ...sent('0x1'), status: 'final', changedAt: 7 },
    ])
  })

  it('forget what took the place of one that is there after all', () => {
    const replaced = transactionChanged(
      sendAll(['0x1']),
      '0x1',
      { status: 'replaced', replacedBy: '0x2' },
      7,
    )
    for (const status of ['pending', 'unseen', 'final'] as const)
      expect(
        transactionChanged(replaced, '0x1', { status }, 8).transactions[0],
      ).toMatchObject({ status, replacedBy: undefined })
    expect(
      transactionChanged(replaced, '0x1', { status: 'dropped' }, 8)
        .transactions[0],
    ).toMatchObject({ replacedBy: '0x2' })
  })

  it('hold what is sent again as newer than what was told before', () => {
    const declined = {
      ...sent('0x1'),
      status: 'notSent' as const,
      changedAt: 9,
    }
    const again = {
      ...sent('0x1'),
      hash: undefined,
      status: 'unknown' as const,
    }
    const { transactions } = transactionSent(
      { transactions: [declined] },
      { ...again, changedAt: 8 },
    )
    expect(mergeTransactions(transactions, [declined], 10)).toMatchObject([
      { status: 'unknown' },
    ])
  })

  it('ignore the status of one that is not held', () => {
    const state = sendAll(['0x1'])
    expect(transactionChanged(state, '0x9', { status: 'final' }, 7)).toEqual(
      state,
    )
  })
})
