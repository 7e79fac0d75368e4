import { expect, test } from 'vitest'
import { openModal } from '../actions/modal/openModal.js'
import { createTestKit } from '../testing/createTestKit.js'
import { createKit } from './createKit.js'

const app = { name: 'Tide Market' }

test('behavior: a kit has four members and its stores only what reads', () => {
  const kit = createKit({ app })
  expect(Object.keys(kit).toSorted()).toEqual([
    'events',
    'options',
    'start',
    'stores',
  ])
  expect(Object.keys(kit.events).toSorted()).toEqual(['on', 'subscribe'])
  for (const [name, store] of Object.entries(kit.stores))
    expect(Object.keys(store).toSorted(), name).toEqual([
      'getInitialState',
      'getState',
      'subscribe',
    ])
})

test('behavior: what actions change is read from the stores, and followed', async () => {
  const { kit, stop } = createTestKit()
  const seen: boolean[] = []
  const unsubscribe = kit.stores.modal.subscribe((modal, before) =>
    seen.push(before.isOpen, modal.isOpen),
  )
  await openModal(kit)
  expect(seen.slice(0, 2)).toEqual([false, true])
  expect(kit.stores.modal.getState().isOpen).toBe(true)
  expect(kit.stores.modal.getInitialState().isOpen).toBe(false)
  unsubscribe()
  stop()
})
