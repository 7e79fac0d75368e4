import { expect, it } from 'vitest'
import { transactionStatuses } from '../../entities/transfer/transaction.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { findEarlierTransfers } from './earlierTransfers.js'

const sent = sentTransaction()
const dollar = '0x1111111111111111111111111111111111111111'
const review = {
  intentId: 'new',
  namespace: 'eip155',
  networkId: sent.networkId,
  from: sent.from,
  to: sent.to.toLowerCase(),
  token: { type: 'native', symbol: 'ETH', decimals: 18 },
} as const

it('names what may still arrive, and nothing that is done or over', () => {
  const named = transactionStatuses.filter(
    (status) =>
      findEarlierTransfers([sentTransaction({ status })], review).length > 0,
  )
  expect(named).toEqual(['unknown', 'pending', 'unseen'])
})

it.each([
  ['another receiver', { to: dollar }],
  ['another account', { from: dollar }],
  ['another network', { networkId: 'eip155:1' }],
  ['a token instead', { tokenAddress: dollar }],
  ['the same intent', { intentId: 'new' }],
] as const)('leaves out %s', (_, changes) => {
  expect(findEarlierTransfers([sentTransaction(changes)], review)).toEqual([])
})

it('compares tokens by their address', () => {
  const token = {
    type: 'token',
    address: dollar,
    symbol: 'USD',
    decimals: 6,
  } as const
  const of = sentTransaction({ tokenAddress: dollar })
  expect(findEarlierTransfers([of, sent], { ...review, token })).toEqual([of])
})
