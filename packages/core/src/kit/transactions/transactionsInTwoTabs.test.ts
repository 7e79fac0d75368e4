import { expect, test } from 'vitest'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit, type TestKit } from '../../testing/createTestKit.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { internals } from '../internals.js'
import { changeTransaction } from './changeTransaction.js'
import { storeTransactions } from './storeTransactions.js'

test('tabs that hear of the same change come to rest', async () => {
  const store = createMemoryStore()
  const tabs: TestKit[] = []
  let writes = 0
  const open = () => {
    const tab: TestKit = createTestKit(
      {},
      {
        store: {
          ...store,
          // As browsers do: only others hear, and only of another value.
          setItem(key, value) {
            if (store.getItem(key) === value) return
            store.setItem(key, value)
            writes += 1
            if (writes > 100) return
            for (const other of tabs)
              if (other !== tab)
                queueMicrotask(() => other.changeElsewhere(key))
          },
        },
      },
    )
    tabs.push(tab)
    return tab
  }
  const [first, second] = [open(), open()]
  const sent = sentTransaction({ status: 'pending' })
  first.kit[internals].stores.transactions.setState({ transactions: [sent] })
  storeTransactions(first.kit)
  const known = () => second.kit.stores.transactions.getState().transactions
  await expect.poll(known).toHaveLength(1)
  for (const { kit } of [second, first, second]) {
    changeTransaction(kit, sent.intentId, {
      status: 'included',
      replacedBy: `0x${'ab'.repeat(32)}`,
    })
    changeTransaction(kit, sent.intentId, { status: 'final' })
  }
  await first.clock.settle()
  expect(writes).toBeLessThan(20)
  await expect
    .poll(known)
    .toMatchObject([{ intentId: sent.intentId, status: 'final' }])
  const before = writes
  for (const { changeElsewhere } of tabs) changeElsewhere('hasp.transactions')
  await first.clock.settle()
  expect(writes).toBe(before)
  for (const { stop } of tabs) stop()
})

test('a tab that hears from another one that money moved reads balances anew, once', async () => {
  const store = createMemoryStore()
  const [first, second] = [
    createTestKit({}, { store }),
    createTestKit({}, { store }),
  ]
  const count = () => second.kit.stores.invalidations.getState().count
  const sent = sentTransaction({ status: 'pending' })
  first.kit[internals].stores.transactions.setState({ transactions: [sent] })
  const hear = async () => {
    storeTransactions(first.kit)
    second.changeElsewhere('hasp.transactions')
    await second.clock.settle()
  }
  await hear()
  expect(count()).toBe(0)
  changeTransaction(first.kit, sent.intentId, { status: 'included' })
  await hear()
  await expect.poll(count).toBe(1)
  // Its own node says the same a moment later.
  changeTransaction(second.kit, sent.intentId, { status: 'included' })
  await hear()
  expect(count()).toBe(1)
  for (const { stop } of [first, second]) stop()
})
