import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyValueStore } from '../ports/Environment.js'
import { createMemoryStore } from '../testing/createMemoryStore.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { createStorage } from './createStorage.js'
import { type StorageName, type StorageValue, storageSchemas } from './keys.js'

const names = Object.keys(storageSchemas) as StorageName[]
const keyOf = (name: StorageName) =>
  name === 'theme' ? 'theme' : `hasp.${name}`

const account = { address: '0xab', type: 'eoa' } as const
const examples: { [name in StorageName]: StorageValue<name> } = {
  wallet: { id: 'io.kite', name: 'Kite' },
  activeNetwork: { namespace: 'eip155', selected: { eip155: 'eip155:1' } },
  recentWallets: [{ id: 'io.kite', name: 'Kite' }],
  nativeBalances: {
    'eip155:1:0xab': {
      value: { value: '12', decimals: 18, symbol: 'ETH' },
      expiresAt: 1,
    },
  },
  portfolios: {
    'eip155:1:0xab': {
      value: [
        {
          symbol: 'ETH',
          name: 'Ether',
          quantity: { decimals: '18', numeric: '12.5' },
        },
      ],
      expiresAt: 1,
    },
  },
  identities: {
    'eip155:1:0xab': { value: { name: 'ana.eth' }, expiresAt: 1 },
  },
  connections: [
    {
      namespace: 'eip155',
      connectorId: 'io.kite',
      walletName: 'Kite',
      accounts: [account],
      caipNetworkId: 'eip155:1',
      isActive: true,
    },
  ],
  transactions: [
    {
      intentId: 'one',
      hash: '0x1',
      networkId: 'eip155:1',
      from: '0xab',
      to: '0xab',
      amount: '250',
      kind: 'transfer',
      decimals: 3,
      symbol: 'ETH',
      sentAt: 1,
      changedAt: 1,
      trace: { nonce: '7' },
      status: 'pending',
    },
  ],
  disconnectedConnectorIds: ['io.kite'],
  dismissedNameOffers: ['0xab'],
  addressBook: [{ name: 'Kim', address: '0xab', namespace: 'eip155' }],
  walletLabels: { 'eip155/io.kite': 'Savings' },
  amountsHidden: true,
  projectConfig: {
    'https://data.example?projectId=tide': {
      value: { email: false },
      expiresAt: 1,
    },
  },
  theme: 'light',
}

describe('storage keys', () => {
  it.each([
    ['[R3.15]', 'wallet id and name', ['wallet']],
    ['[R3.16]', 'the active network', ['activeNetwork']],
    ['[R3.18]', 'recent wallets', ['recentWallets']],
    [
      '[R3.20]',
      'balances, portfolio and identity with the name',
      ['nativeBalances', 'portfolios', 'identities'],
    ],
    [
      '[R3.22]',
      'connections and disconnected connectors',
      ['connections', 'disconnectedConnectorIds'],
    ],
  ] as [string, string, StorageName[]][])(
    '%s holds %s for the next visit',
    (_id, _what, kept) => {
      const store = createMemoryStore()
      const storage = createStorage(store, 'theme')
      for (const name of kept) storage.set(name, examples[name])
      expect(Object.keys(store.entries())).toEqual(
        kept.map((name) => `hasp.${name}`),
      )
      const nextVisit = createStorage(store, 'theme')
      for (const name of kept)
        expect(nextVisit.get(name)).toEqual(examples[name])
    },
  )

  it('[R3.23] [R9.20] holds the theme as plain text under the key theme', () => {
    const store = createMemoryStore()
    createStorage(store, 'theme').set('theme', 'light')
    expect(store.entries()).toEqual({ theme: 'light' })
    expect(createStorage(store, 'theme').get('theme')).toBe('light')
  })

  it('takes another key for the theme', () => {
    const store = createMemoryStore({ mode: 'system' })
    const storage = createStorage(store, 'mode')
    expect(storage.get('theme')).toBe('system')
    expect(storage.nameOf('mode')).toBe('theme')
    expect(storage.nameOf('theme')).toBeUndefined()
  })

  it('knows its own keys only', () => {
    const storage = createStorage(createMemoryStore(), 'theme')
    for (const name of names) expect(storage.nameOf(keyOf(name))).toBe(name)
    for (const key of ['wallet', 'hasp.', 'hasp.theme', 'hasp.constructor'])
      expect(storage.nameOf(key)).toBeUndefined()
  })
})

describe('garbage in the store', () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      'null',
      '{}',
      '[]',
      '[null]',
      '""',
      '{"__proto__":{"value":1,"expiresAt":1}}',
      '[',
      'undefined',
      '['.repeat(50_000),
      `"${'x'.repeat(70_000)}"`,
    ),
  )

  it.each(names)('gives nothing, without a throw: %s', (name) => {
    fc.assert(
      fc.property(garbage, (text) => {
        const store = createMemoryStore({ [keyOf(name)]: text })
        const value = createStorage(store, 'theme').get(name)
        // The key of the theme may be the site's own: it is left alone.
        const isKept = name === 'theme' || value !== undefined
        expect(keyOf(name) in store.entries()).toBe(isKept)
        const again = createStorage(store, 'theme').get(name)
        expect(again).toEqual(value)
      }),
      propertyRuns(60),
    )
  })

  it.each(names)('is told from what an older kit wrote: %s', (name) => {
    const store = createMemoryStore({
      [keyOf(name)]: name === 'theme' ? 'sepia' : '{"version":0}',
    })
    const storage = createStorage(store, 'theme')
    const value = storage.get(name)
    expect(value).toBeUndefined()
    storage.set(name, examples[name])
    expect(storage.get(name)).toEqual(examples[name])
  })

  it.each([
    ['no account', { accounts: [] }],
    ['an unknown namespace', { namespace: 'tron' }],
    ['a network of nowhere', { caipNetworkId: 'one' }],
  ])('is a connection with %s', (_, change) => {
    const text = JSON.stringify([{ ...examples.connections[0], ...change }])
    const store = createMemoryStore({ 'hasp.connections': text })
    expect(createStorage(store, 'theme').get('connections')).toBeUndefined()
    expect(store.entries()).toEqual({ 'hasp.connections.bad': text })
  })

  it('is a portfolio whose numbers are none', () => {
    const token = { symbol: 'A', name: 'A', quantity: { decimals: '6' } }
    const text = JSON.stringify({ key: { value: [token], expiresAt: 1 } })
    const store = createMemoryStore({ 'hasp.portfolios': text })
    expect(createStorage(store, 'theme').get('portfolios')).toBeUndefined()
  })
})

type Fault = 'getItem' | 'setItem' | 'removeItem'

/** A store whose methods throw while they are in `faults`. */
function createFaultyStore(faults: Set<Fault>): KeyValueStore {
  const store = createMemoryStore()
  const guard = (name: Fault) => {
    if (faults.has(name)) throw new Error('QuotaExceededError')
  }
  return {
    getItem(key) {
      guard('getItem')
      return store.getItem(key)
    },
    setItem(key, value) {
      guard('setItem')
      store.setItem(key, value)
    },
    removeItem(key) {
      guard('removeItem')
      store.removeItem(key)
    },
  }
}

describe('a store that fails', () => {
  const fault = fc.constantFrom<Fault>('getItem', 'setItem', 'removeItem')
  const wallet = fc.record({ id: fc.string(), name: fc.string() })
  const step = fc.oneof(
    fc.record({ type: fc.constant('set'), wallet }),
    fc.record({ type: fc.constant('remove') }),
  )

  it.each([
    ['is absent', undefined],
    ['is full', createFaultyStore(new Set<Fault>(['setItem']))],
    [
      'is blocked',
      createFaultyStore(new Set<Fault>(['getItem', 'setItem', 'removeItem'])),
    ],
  ])('%s: everything works for the visit', (_, store) => {
    const storage = createStorage(store, 'theme')
    for (const name of names) {
      expect(storage.get(name)).toBeUndefined()
      storage.set(name, examples[name])
      expect(storage.get(name)).toEqual(examples[name])
      storage.remove(name)
      expect(storage.get(name)).toBeUndefined()
    }
  })

  it('remembers what was set last, whatever fails from the start', () => {
    const steps = fc.array(step, { maxLength: 12 })
    fc.assert(
      fc.property(fc.uniqueArray(fault), steps, (faults, actions) => {
        const storage = createStorage(
          createFaultyStore(new Set(faults)),
          'theme',
        )
        let expected: StorageValue<'wallet'> | undefined
        for (const action of actions) {
          expected = 'wallet' in action ? action.wallet : undefined
          if (expected) storage.set('wallet', expected)
          else storage.remove('wallet')
          const isUnreadable =
            faults.includes('getItem') && !faults.includes('setItem')
          if (!isUnreadable) expect(storage.get('wallet')).toEqual(expected)
        }
      }),
      propertyRuns(200),
    )
  })

  it('becomes full in mid-visit: the newer value wins', () => {
    const faults = new Set<Fault>()
    const storage = createStorage(createFaultyStore(faults), 'theme')
    storage.set('theme', 'light')
    faults.add('setItem').add('removeItem')
    storage.set('theme', 'dark')
    expect(storage.get('theme')).toBe('dark')
    storage.remove('theme')
    expect(storage.get('theme')).toBeUndefined()
    faults.clear()
    storage.set('theme', 'system')
    expect(storage.get('theme')).toBe('system')
  })
})
