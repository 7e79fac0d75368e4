import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorInfo } from '../entities/connectorInfo.js'
import { type Namespace, namespaces } from '../entities/namespace.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { mergeWallets } from './mergeWallets.js'

const icon = 'data:image/png;base64,aGFzcA=='

const connector = (
  namespace: Namespace,
  storageId: string,
  info: Partial<ConnectorInfo> = {},
) => ({
  namespace,
  info: {
    id: storageId,
    storageId,
    name: 'Kite',
    type: 'ANNOUNCED' as const,
    namespaces: [namespace],
    ...info,
  },
})
type Item = ReturnType<typeof connector>

/** Each wallet as its families and ids. */
const merged = (...connectors: Item[]) =>
  mergeWallets(connectors).map((wallet) =>
    wallet.connectors.map(({ info, namespace }) => `${namespace} ${info.id}`),
  )

describe('a wallet of several families', () => {
  it('[R3.9] is one of type MULTI_CHAIN, with the face of the first', () => {
    const [wallet, ...others] = mergeWallets([
      connector('solana', 'io.kite', { imageUrl: icon }),
      connector('eip155', 'io.kite', { name: 'Kite EVM' }),
    ])
    expect(others).toEqual([])
    expect(wallet?.info).toMatchObject({
      id: 'io.kite',
      name: 'Kite',
      imageUrl: icon,
      type: 'MULTI_CHAIN',
      namespaces: ['solana', 'eip155'],
    })
  })

  it('[R3.9] is not made of two Wallet Standard objects of one name', () => {
    const name = 'standard:Kite'
    const solana = connector('solana', name, { imageUrl: icon })
    const other = { imageUrl: 'data:image/png;base64,b3RoZXI=' }
    expect(merged(solana, connector('bip122', name, other))).toEqual([
      [`solana ${name}`],
      [`bip122 ${name}`],
    ])
    expect(merged(solana, connector('bip122', name))).toHaveLength(2)
    const same = connector('bip122', name, { imageUrl: icon })
    expect(merged(solana, same)).toHaveLength(1)
  })

  it('[R3.9] keeps its kind with one family', () => {
    const [wallet] = mergeWallets([connector('eip155', 'io.kite')])
    expect(wallet?.info).toMatchObject({
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
    })
  })

  it('is known by what it is stored under, whatever its ids', () => {
    expect(
      merged(
        connector('eip155', 'io.kite'),
        connector('cosmos', 'io.kite', { id: 'kite-cosmos', name: 'Kite C' }),
      ),
    ).toEqual([['eip155 io.kite', 'cosmos kite-cosmos']])
  })

  it('is known by its name and its icon together', () => {
    expect(
      merged(
        connector('eip155', 'io.kite', { imageUrl: icon }),
        connector('solana', 'standard:Kite', { imageUrl: icon }),
      ),
    ).toEqual([['eip155 io.kite', 'solana standard:Kite']])
  })

  it.each([
    ['no icon', {}, {}],
    ['an empty icon', { imageUrl: '' }, { imageUrl: '' }],
    ['another icon', { imageUrl: icon }, { imageUrl: `${icon}=` }],
    ['another name', { imageUrl: icon }, { imageUrl: icon, name: 'kite' }],
  ])('is not known by a name with %s', (_, one, other) => {
    expect(
      merged(
        connector('eip155', 'io.kite', one),
        connector('solana', 'standard:Kite', other),
      ),
    ).toHaveLength(2)
  })

  it('of the way to pair stays the way to pair', () => {
    const type = 'WALLET_CONNECT' as const
    const [wallet] = mergeWallets([
      connector('eip155', 'walletConnect', { type }),
      connector('solana', 'walletConnect', { type }),
    ])
    expect(wallet?.info).toMatchObject({
      type,
      namespaces: ['eip155', 'solana'],
    })
  })
})

describe('who claims to be another wallet', () => {
  const evm = connector('eip155', 'io.kite', { imageUrl: icon })
  const sol = connector('solana', 'io.kite', { imageUrl: icon })
  const claim = connector('eip155', 'io.kite', { id: 'io.kite#2' })

  it('[R3.9] second within a family stays a wallet of its own', () => {
    for (const order of [
      [evm, sol, claim],
      [evm, claim, sol],
      [sol, evm, claim],
    ])
      expect(merged(...order)).toContainEqual(['eip155 io.kite#2'])
    expect(merged(evm, claim, sol)).toEqual([
      ['eip155 io.kite', 'solana io.kite'],
      ['eip155 io.kite#2'],
    ])
  })

  it('is not joined by other second ones', () => {
    const other = connector('solana', 'io.kite', { id: 'io.kite#b' })
    expect(merged(evm, claim, sol, other)).toEqual([
      ['eip155 io.kite', 'solana io.kite'],
      ['eip155 io.kite#2'],
      ['solana io.kite#b'],
    ])
  })

  it('by its looks leaves both alone: nobody can tell', () => {
    const look = { imageUrl: icon }
    expect(
      merged(
        connector('eip155', 'io.kite', look),
        connector('solana', 'standard:Kite', look),
        connector('solana', 'evil.kite', look),
      ),
    ).toHaveLength(3)
  })

  it('by its looks cannot take the place of a stored name', () => {
    expect(
      merged(connector('solana', 'evil.kite', { imageUrl: icon }), evm, sol),
    ).toEqual([['solana evil.kite'], ['eip155 io.kite', 'solana io.kite']])
  })
})

it('every connector is in one wallet, and no family twice in any', () => {
  const item = fc
    .tuple(
      fc.constantFrom(...namespaces),
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('a', 'a#2', 'b', 'c', 'd'),
      fc.constantFrom(undefined, 'icon'),
    )
    .map(([namespace, storageId, id, imageUrl]) =>
      connector(namespace, storageId, { id, ...(imageUrl && { imageUrl }) }),
    )
  const unique = fc.uniqueArray(item, {
    selector: ({ info, namespace }) => `${namespace}/${info.id}`,
    maxLength: 12,
  })
  fc.assert(
    fc.property(unique, (connectors) => {
      const wallets = mergeWallets(connectors)
      const all = wallets.flatMap((wallet) => [...wallet.connectors])
      expect(new Set(all)).toEqual(new Set(connectors))
      expect(all).toHaveLength(connectors.length)
      for (const { info, connectors: own } of wallets) {
        expect(new Set(info.namespaces).size).toBe(own.length)
        expect(info.type === 'MULTI_CHAIN').toBe(own.length > 1)
      }
    }),
    propertyRuns(300),
  )
})
