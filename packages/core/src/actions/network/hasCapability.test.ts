import { expect, test } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { hasCapability } from './hasCapability.js'

test('behavior: a capability is what the adapter of the namespace has', () => {
  const adapter = mockAdapter({
    capabilities: {
      getBalance: async () => ({ value: 0n, decimals: 18, symbol: 'ETH' }),
    },
  })
  const { kit, stop } = createTestKit({ adapters: [adapter] })
  const namespace = 'eip155'
  expect(hasCapability(kit, { namespace, capability: 'getBalance' })).toBe(true)
  expect(hasCapability(kit, { namespace, capability: 'sendToken' })).toBe(false)
  expect(
    hasCapability(kit, { namespace: 'solana', capability: 'getBalance' }),
  ).toBe(false)
  stop()
})
