import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import { mockConnector } from '../testing/mockConnector.js'

const kite = mockConnector({ id: 'io.kite' })
const kiteSun = mockConnector({
  id: 'io.kite-sun',
  storageId: 'io.kite',
  namespace: 'solana',
})

test('wallets of several namespaces are joined once the grouping is loaded', async () => {
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({ connectors: [kite] }),
      mockAdapter({ namespace: 'solana', connectors: [kiteSun] }),
    ],
  })
  const { connectors } = kit.stores
  const merged = () => kit.grouping.merge(connectors.getState().connectors)
  const changes: number[] = []
  connectors.subscribe(() => changes.push(merged().length))
  expect(merged()).toHaveLength(2)
  expect(kit.grouping.find('io.kite', 'solana')).toBeUndefined()

  await kit.grouping.load()
  expect(changes).toEqual([1])
  expect(merged()[0]?.info.type).toBe('MULTI_CHAIN')
  expect(kit.grouping.find('io.kite', 'solana')).toBe(kiteSun)
})

test('a kit of one namespace has nothing to load', async () => {
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [kite] })],
  })
  const before = kit.stores.connectors.getState()
  await kit.grouping.load()
  expect(kit.stores.connectors.getState()).toBe(before)
})
