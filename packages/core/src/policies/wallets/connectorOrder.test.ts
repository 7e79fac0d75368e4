import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ConnectorType,
  connectorTypes,
} from '../../entities/connection/connectorInfo.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import {
  connectorSections,
  orderConnectors,
  orderSections,
} from './connectorOrder.js'

const row = (id: string, type: ConnectorType) => ({
  info: { id, storageId: `rdns.${id}`, type },
})
const ids = (rows: readonly ReturnType<typeof row>[]) =>
  rows.map(({ info }) => info.id)

describe('orderSections', () => {
  it('[R9.30] puts the seven sections in their order', () => {
    const sections = {
      recommended: ['recommended'],
      external: ['external'],
      custom: ['custom'],
      featured: ['featured'],
      injected: ['injected'],
      recent: ['recent'],
      walletConnect: ['walletConnect'],
    }
    expect(orderSections(sections)).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  it('keeps every section when only some are configured', () => {
    const sections = { recent: [1], injected: [2], walletConnect: [3] }
    expect(orderSections(sections, ['injected'])).toEqual([2, 3, 1])
  })
})

describe('orderConnectors', () => {
  const rows = [
    row('legacy', 'INJECTED'),
    row('ledger', 'EXTERNAL'),
    row('email', 'AUTH'),
    row('kite', 'ANNOUNCED'),
    row('relay', 'WALLET_CONNECT'),
    row('onyx', 'ANNOUNCED'),
    row('many', 'MULTI_CHAIN'),
  ]

  it('[R9.30] sorts connectors by their section', () => {
    expect(ids(orderConnectors(rows))).toEqual([
      'relay',
      'many',
      'kite',
      'onyx',
      'legacy',
      'ledger',
    ])
  })

  it('[R9.30] shows recent wallets before the other injected ones', () => {
    const recent = [{ id: 'rdns.onyx' }, { id: 'ledger' }, { id: 'gone' }]
    expect(ids(orderConnectors(rows, recent))).toEqual([
      'relay',
      'onyx',
      'ledger',
      'many',
      'kite',
      'legacy',
    ])
  })

  it('shows every connector exactly once, whatever the order', () => {
    const rowsOfAll = fc.uniqueArray(
      fc
        .tuple(fc.string(), fc.constantFrom(...connectorTypes))
        .map(([id, type]) => row(id, type)),
      { selector: ({ info }) => info.id },
    )
    fc.assert(
      fc.property(
        rowsOfAll,
        fc.array(fc.string()),
        fc.shuffledSubarray([...connectorSections]),
        (all, names, order) => {
          const recent = [...names, ...ids(all)].map((id) => ({ id }))
          const shown = orderConnectors(all, recent, order)
          const rowsOfList = all.filter(({ info }) => !/AUTH$/.test(info.type))
          expect(new Set(shown)).toEqual(new Set(rowsOfList))
          expect(shown).toHaveLength(rowsOfList.length)
        },
      ),
      propertyRuns(100),
    )
  })
})
