import { expect, it } from 'vitest'
import { trackedTransaction } from '../testing/trackedTransaction.js'
import {
  fromTransactionRecords,
  toTransactionRecord,
} from './transactionRecord.js'

const told = trackedTransaction({ label: 'Deposit into the vault' })
const record = toTransactionRecord(told)

it('is read as it was written', () => {
  expect(fromTransactionRecords([record])).toEqual([told])
})

it('a stored label is cut and cleaned as one that a site gives', () => {
  const label = `\u2069\u202eMint\u200b ${'x'.repeat(500)}`
  expect(fromTransactionRecords([{ ...record, label }])).toMatchObject([
    { label: `Mint ${'x'.repeat(59)}` },
  ])
})

it.each([
  ['no hash', { hash: undefined }],
  ['a label of which nothing can be seen', { label: '\u200b' }],
  ['no label', { label: undefined }],
])('what a site told of is left out that has %s', (_, change) => {
  expect(fromTransactionRecords([{ ...record, ...change }])).toEqual([])
})
