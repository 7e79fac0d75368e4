import { expect, test, vi } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import { testNetworks } from '../testing/testNetworks.js'

const pending = {
  hash: `0x${'cd'.repeat(32)}`,
  networkId: testNetworks[0].caipNetworkId,
  from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  to: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
  label: '1 ETH',
  sentAt: 0,
  status: 'pending',
} as const

function openPage(pendingTransactions?: { poll: boolean }) {
  const watched: string[] = []
  const adapter = mockAdapter({
    capabilities: {
      watchTransaction: async ({ hash }) => void watched.push(hash),
    },
  })
  const earlier = createTestKit({ networks: testNetworks })
  earlier.kit.stores.transactions.setState({ transactions: [pending] })
  earlier.stop()
  const world = createTestKit(
    { adapters: [adapter], networks: testNetworks, pendingTransactions },
    { store: earlier.store },
  )
  return { ...world, watched }
}

test('[R9.13] polling is off by default; on, it looks every 30000 ms', async () => {
  const quiet = openPage()
  await quiet.clock.advance(60_000)
  expect(quiet.watched).toEqual([])
  expect(quiet.kit.options.pendingTransactions.intervalMs).toBe(30_000)

  const polling = openPage({ poll: true })
  await vi.waitFor(() => expect(polling.watched).toHaveLength(1))
  await polling.clock.advance(29_999)
  expect(polling.watched).toHaveLength(1)
  await polling.clock.advance(1)
  expect(polling.watched).toHaveLength(2)
})

test('behavior: transactions of an earlier visit are listed', () => {
  const { kit } = openPage()
  expect(kit.stores.transactions.getState().transactions).toEqual([pending])
})

test('behavior: what two tabs send is remembered by both', () => {
  const one = createTestKit({ networks: testNetworks })
  const other = createTestKit({ networks: testNetworks }, { store: one.store })
  const later = { ...pending, hash: `0x${'ef'.repeat(32)}`, sentAt: 1 }
  one.kit.stores.transactions.setState({ transactions: [pending] })
  other.kit.stores.transactions.setState({ transactions: [later] })
  one.stop()
  other.stop()
  const next = createTestKit({ networks: testNetworks }, { store: one.store })
  expect(next.kit.stores.transactions.getState().transactions).toEqual([
    later,
    pending,
  ])
})
