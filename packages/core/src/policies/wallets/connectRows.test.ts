import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorType } from '../../entities/connection/connectorInfo.js'
import { createListing } from '../../testing/createListing.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { type ConnectRowsParameters, connectRows } from './connectRows.js'
import { createWalletRule } from './walletVisibility.js'

const connector = (id: string, type: ConnectorType, name = id) => ({
  info: {
    id,
    storageId: id,
    type,
    name,
    capabilities: { reachesManyWallets: type === 'WALLET_CONNECT' },
  },
})
type Item = ReturnType<typeof connector>
const relay = connector('walletConnect', 'WALLET_CONNECT')
const none = { featured: [], exclude: [], custom: [] }
const everything = createWalletRule(none)

const rowsOf = (parameters: Partial<ConnectRowsParameters<Item>>) =>
  connectRows<Item>({
    connectors: [],
    recent: [],
    rule: everything,
    ...parameters,
  }).map(
    ({ connector, section, wallet }) =>
      `${section} ${connector?.info.id ?? wallet?.id}`,
  )
const listings = (...ids: string[]) =>
  ids.map((id) => createListing({ id, rdns: `io.${id}` }))

describe('the first list', () => {
  const all = {
    connectors: [
      connector('io.kite', 'ANNOUNCED'),
      connector('ledger', 'EXTERNAL'),
      relay,
    ],
    recent: [{ id: 'used', name: 'Used' }],
    featured: listings('featured'),
    custom: listings('own'),
    recommended: listings('one', 'two', 'three'),
  }

  it('[R9.30] has the seven sections in their order', () => {
    expect(rowsOf(all)).toEqual([
      'walletConnect walletConnect',
      'recent used',
      'injected io.kite',
      'featured featured',
      'custom own',
      'external ledger',
      'recommended one',
    ])
  })

  it('[R9.30] follows another order, with the rest behind it', () => {
    const order = ['featured', 'injected'] as const
    expect(rowsOf({ ...all, order }).slice(0, 3)).toEqual([
      'featured featured',
      'injected io.kite',
      'walletConnect walletConnect',
    ])
  })

  it('recommends up to four rows, less with more of the others', () => {
    const recommended = listings('a', 'b', 'c', 'd', 'e')
    const count = (parameters: Partial<ConnectRowsParameters<Item>>) =>
      rowsOf({ recommended, ...parameters }).filter((row) =>
        row.startsWith('recommended'),
      ).length
    const connectors = [relay]
    expect(count({ connectors })).toBe(4)
    expect(count({ connectors, featured: listings('f') })).toBe(3)
    expect(count({ connectors, otherRows: 2 })).toBe(2)
    expect(count({ connectors, custom: listings('1', '2', '3', '4') })).toBe(0)
    expect(count({})).toBe(0)
  })

  it('has one row for a wallet that is installed and listed', () => {
    expect(
      rowsOf({
        connectors: [relay, connector('io.kite', 'ANNOUNCED')],
        featured: listings('kite'),
        custom: listings('kite'),
        recommended: listings('kite'),
      }),
    ).toEqual(['walletConnect walletConnect', 'injected io.kite'])
  })

  it('[R9.14] keeps wallets used before, most recent first', () => {
    const recent = [
      { id: 'phone', name: 'Phone' },
      { id: 'io.kite', name: 'Kite' },
    ]
    const connectors = [relay, connector('io.kite', 'ANNOUNCED')]
    expect(rowsOf({ connectors, recent }).slice(1)).toEqual([
      'recent phone',
      'recent io.kite',
    ])
    const withoutRelay = connectors.slice(1)
    expect(rowsOf({ connectors: withoutRelay, recent })).toEqual([
      'recent io.kite',
    ])
  })

  it('shows an excluded wallet in no section', () => {
    const rule = createWalletRule(
      { ...none, exclude: ['kite'] },
      listings('kite'),
    )
    const wallets = listings('kite', 'onyx')
    const ids = fc.subarray(['kite', 'io.kite', 'onyx'])
    fc.assert(
      fc.property(ids, ids, fc.boolean(), (found, used, canPair) => {
        const rows = rowsOf({
          rule,
          connectors: [
            ...(canPair ? [relay] : []),
            ...found.map((id) => connector(id, 'ANNOUNCED')),
          ],
          recent: used.map((id) => ({ id, name: id })),
          featured: wallets,
          custom: wallets,
          recommended: wallets,
        })
        expect(rows.filter((row) => row.includes('kite'))).toEqual([])
      }),
      propertyRuns(100),
    )
  })
})
