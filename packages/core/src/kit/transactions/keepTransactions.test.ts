import { expect, test } from 'vitest'
import type { SentTransaction } from '../../entities/transfer/transaction.js'
import { fromTransactionRecords } from '../../storage/transactionRecord.js'
import { transactionSent } from '../../stores/transactionChanges.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { internals } from '../internals.js'
import { changeTransaction } from './changeTransaction.js'
import { storeTransactions } from './storeTransactions.js'

const pending = sentTransaction({
  hash: `0x${'cd'.repeat(32)}`,
  networkId: testNetworks[0].caipNetworkId,
})

function openPage(
  pendingTransactions?: { poll: boolean },
  sent: SentTransaction = pending,
) {
  const watched: string[] = []
  const adapter = mockAdapter({
    capabilities: {
      watchTransaction: async ({ transaction }) =>
        void watched.push(`${transaction.hash}`),
    },
  })
  const earlier = createTestKit({ networks: testNetworks })
  earlier.kit[internals].stores.transactions.setState({ transactions: [sent] })
  storeTransactions(earlier.kit)
  earlier.stop()
  const setup = createTestKit(
    { adapters: [adapter], networks: testNetworks, pendingTransactions },
    { store: earlier.store },
  )
  return { ...setup, watched }
}

test('[R9.13] polling is off by default; on, it looks every 30000 ms', async () => {
  const quiet = openPage()
  await quiet.clock.advance(60_000)
  expect(quiet.watched).toEqual([])
  expect(quiet.kit.options.pendingTransactions.intervalMs).toBe(30_000)

  const polling = openPage({ poll: true })
  await expect.poll(() => polling.watched).toHaveLength(1)
  await polling.clock.advance(29_999)
  expect(polling.watched).toHaveLength(1)
  await polling.clock.advance(1)
  expect(polling.watched).toHaveLength(2)
})

test('behavior: transactions of an earlier visit are listed', () => {
  const { kit } = openPage()
  const records = kit[internals].storage.get('transactions')
  expect(fromTransactionRecords(records)).toEqual([pending])
})

test('[R9.15] 99 are remembered at most, the newest', () => {
  const { kit } = createTestKit({ networks: testNetworks })
  const { transactions } = kit[internals].stores
  for (let index = 0; index < 120; index += 1) {
    const sent = { ...pending, intentId: `${index}`, sentAt: index }
    transactions.setState((state) => transactionSent(state, sent))
    storeTransactions(kit)
  }
  const records = kit[internals].storage.get('transactions')
  const newest = Array.from({ length: 99 }, (_, index) => `${119 - index}`)
  for (const list of [records, transactions.getState().transactions])
    expect(list?.map(({ intentId }) => intentId)).toEqual(newest)
})

test('behavior: where the storage is too small, what may still arrive stays', () => {
  const { kit } = createTestKit({ networks: testNetworks })
  const large = { trace: { signed: 'x'.repeat(2_000) } }
  const open = { ...pending, ...large, intentId: 'open', sentAt: 0 }
  const over = Array.from({ length: 40 }, (_, index) => ({
    ...{ ...pending, ...large, intentId: `${index}`, sentAt: 40 - index },
    status: 'final' as const,
  }))
  kit[internals].stores.transactions.setState({ transactions: [...over, open] })
  storeTransactions(kit)
  const records = kit[internals].storage.get('transactions') ?? []
  expect(records.length).toBeLessThan(41)
  expect(records.at(-1)?.intentId).toBe('open')
})

test('behavior: what two tabs send is remembered by both', () => {
  const one = createTestKit({ networks: testNetworks })
  const other = createTestKit({ networks: testNetworks }, { store: one.store })
  const later = { ...pending, intentId: 'later', sentAt: 1 }
  one.kit[internals].stores.transactions.setState({ transactions: [pending] })
  storeTransactions(one.kit)
  other.kit[internals].stores.transactions.setState({ transactions: [later] })
  storeTransactions(other.kit)
  one.stop()
  other.stop()
  const next = createTestKit({ networks: testNetworks }, { store: one.store })
  expect(next.kit.stores.transactions.getState().transactions).toEqual([
    later,
    pending,
  ])
})

test.each([
  ['unknown', sentTransaction({ hash: undefined, status: 'unknown' })],
  ['unseen', sentTransaction({ status: 'unseen' })],
  ['replaced', sentTransaction({ status: 'replaced' })],
  ['dropped', sentTransaction({ status: 'dropped' })],
  [
    'signed and perhaps not sent',
    sentTransaction({ trace: { signed: 'AQ==' } }),
  ],
] as const)(
  'what is %s is followed after a reload, polling or not, for a day',
  async (_, sent) => {
    const now = createTestKit().clock.now()
    const recent = openPage(undefined, { ...sent, sentAt: now - 60_000 })
    await expect.poll(() => recent.watched).toHaveLength(1)
    const old = openPage(undefined, { ...sent, sentAt: now - 86_400_000 })
    await old.clock.advance(60_000)
    expect(old.watched).toEqual([])
  },
)

test('behavior: a record without an amount to say is dropped, and no other', () => {
  const { kit } = createTestKit({ networks: testNetworks })
  kit[internals].stores.transactions.setState({
    transactions: [pending, sentTransaction({ intentId: 'old' })],
  })
  storeTransactions(kit)
  const stored = kit[internals].storage.get('transactions') ?? []
  kit[internals].storage.set(
    'transactions',
    stored.map(({ symbol, ...one }) =>
      one.intentId === 'old' ? one : { ...one, symbol },
    ),
  )
  const records = kit[internals].storage.get('transactions')
  expect(fromTransactionRecords(records)).toEqual([pending])
})

test.each([
  ['replaced', { nonce: '7' }],
  ['dropped', { nonce: '7' }],
  ['final', undefined],
] as const)(
  'of one that is %s later visits know where to look: %o',
  (status, trace) => {
    const { kit } = openPage(undefined, { ...pending, trace: { nonce: '7' } })
    changeTransaction(kit, pending.intentId, { status })
    const records = kit[internals].storage.get('transactions')
    const [stored] = fromTransactionRecords(records)
    expect(stored?.trace).toEqual(trace)
  },
)
