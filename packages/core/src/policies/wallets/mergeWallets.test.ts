import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { type Namespace, namespaces } from '../../entities/network/namespace.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { mergeWallets } from './mergeWallets.js'

const icon = 'data:image/png;base64,aGFzcA=='

const connector = (
  namespace: Namespace,
  storageId: string,
  { source, ...info }: Partial<ConnectorInfo> & { source?: object } = {},
) => ({
  namespace,
  source,
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

/** Each wallet as its namespaces and ids. */
const merged = (...connectors: Item[]) =>
  mergeWallets(connectors, [{ rdns: 'io.kite', standardName: 'Kite' }]).map(
    (wallet) =>
      wallet.connectors.map(({ info, namespace }) => `${namespace} ${info.id}`),
  )

describe('a wallet of several namespaces', () => {
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

  it('[R3.9] is one Wallet Standard object, not two of one name', () => {
    const name = 'standard:Heron'
    const source = {}
    const solana = connector('solana', name, { imageUrl: icon, source })
    const other = { imageUrl: icon, source: {} }
    expect(merged(solana, connector('bip122', name, other))).toEqual([
      [`solana ${name}`],
      [`bip122 ${name}`],
    ])
    expect(
      merged(solana, connector('bip122', name, { imageUrl: icon })),
    ).toHaveLength(2)
    const same = connector('bip122', name, { source })
    expect(merged(solana, same)).toHaveLength(1)
  })

  it('[R3.9] keeps its kind with one namespace', () => {
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

  it.each(['eip155', 'solana'] as const)(
    'is known by both of its names, be %s found first',
    (first) => {
      const source = {}
      const found = [
        connector('eip155', 'io.kite', { imageUrl: icon }),
        connector('solana', 'standard:Kite', { imageUrl: 'other', source }),
      ]
      if (first === 'solana') found.reverse()
      const bitcoin = connector('bip122', 'standard:Kite', { source })
      expect(merged(...found, bitcoin)).toHaveLength(1)
      expect(merged(...found, bitcoin)[0]).toHaveLength(3)
    },
  )

  it.each([
    ['its name and picture', 'io.heron', 'standard:Heron'],
    ['another letter', 'io.kite', 'standard:kite'],
    ['another rdns', 'io.kite.evil', 'standard:Kite'],
  ])('is not known by %s', (_, rdns, standard) => {
    const look = { imageUrl: icon, name: 'Kite' }
    expect(
      merged(
        connector('eip155', rdns, look),
        connector('solana', standard, { ...look, source: {} }),
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

  it('[R3.9] second within a namespace stays a wallet of its own', () => {
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

  it('by a known name leaves both alone: nobody can tell', () => {
    const known = connector('eip155', 'io.kite')
    const one = connector('solana', 'standard:Kite', { source: {} })
    const other = connector('solana', 'standard:Kite', {
      id: 'standard:Kite#2',
      source: {},
    })
    expect(merged(known, one)).toHaveLength(1)
    expect(merged(known, one, other)).toHaveLength(3)
    const elsewhere = connector('bip122', 'standard:Kite', { source: {} })
    expect(merged(known, one, elsewhere)).toHaveLength(3)
  })

  it('by a known rdns leaves both alone, too', () => {
    const standard = connector('solana', 'standard:Kite', { source: {} })
    expect(merged(evm, claim, standard)).toHaveLength(3)
  })

  it('by its looks joins nobody', () => {
    const look = { imageUrl: icon }
    expect(merged(connector('solana', 'evil.kite', look), evm, sol)).toEqual([
      ['solana evil.kite'],
      ['eip155 io.kite', 'solana io.kite'],
    ])
  })
})

it('every connector is in one wallet, and no namespace twice in any', () => {
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
