import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../testing/createMemoryStore.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { clearStorage } from './clearStorage.js'
import { createStorage, type StorageProblem } from './createStorage.js'
import { fitting } from './fitting.js'
import { type StorageName, storageSchemas } from './keys.js'
import { storedValues } from './storedValues.test.fixture.js'

const names = Object.keys(storageSchemas) as StorageName[]
const keyOf = (name: StorageName) =>
  name === 'theme' ? 'theme' : `hasp.${name}`

/** A page over a store, with what it told of. */
function open(store = createMemoryStore()) {
  const reported: [StorageName, StorageProblem][] = []
  const storage = createStorage(store, 'theme', (...problem) =>
    reported.push(problem),
  )
  return { storage, store, reported }
}

/** JSON leaves out what is undefined. */
const keptOf = (name: StorageName, value: unknown): unknown =>
  name === 'theme' ? value : JSON.parse(JSON.stringify(value))

const friend = (index: number, name = `Friend ${index}`) =>
  ({
    name,
    address: `0x${String(index).padStart(40, '0')}`,
    namespace: 'eip155',
  }) as const

describe('what is written', () => {
  it.each(names)(
    'is read again as it was, or refused with the earlier value in place: %s',
    (name) => {
      fc.assert(
        fc.property(
          fc.array(storedValues(name), { minLength: 1, maxLength: 4 }),
          (values) => {
            const { storage, store, reported } = open()
            let expected: unknown
            for (const value of values) {
              const before = reported.length
              const isTaken = storage.set(name, value)
              if (isTaken) {
                expected = parse(storageSchemas[name], keptOf(name, value))
              }
              expect(reported.slice(before)).toEqual(
                isTaken ? [] : [[name, 'refused']],
              )
              expect(storage.get(name)).toEqual(expected)
              const next = open(store)
              expect(next.storage.get(name)).toEqual(expected)
              expect(next.reported).toEqual([])
            }
          },
        ),
        propertyRuns(40),
      )
    },
  )

  it.each([
    ['501 entries', Array.from({ length: 501 }, (_, i) => friend(i))],
    ['a name of 2,049 letters', [friend(0, 'x'.repeat(2_049))]],
    [
      'more letters than a key holds',
      Array.from({ length: 40 }, (_, i) => friend(i, 'x'.repeat(2_000))),
    ],
    ['what is no entry', [{ name: 'Kim' } as never]],
    ['what is no JSON', [1n as never]],
  ])('[R3.22] never costs the address book: %s', (_, entries) => {
    const { storage, store } = open()
    expect(storage.set('addressBook', [friend(1)])).toBe(true)
    expect(storage.set('addressBook', entries)).toBe(false)
    expect(storage.get('addressBook')).toEqual([friend(1)])
    expect(open(store).storage.get('addressBook')).toEqual([friend(1)])
  })

  it('is refused in a visit without a storage as well', () => {
    const storage = createStorage(undefined, 'theme')
    expect(storage.set('recentWallets', [])).toBe(true)
    const wallet = { id: 'io.kite', name: 'Kite' }
    expect(storage.set('recentWallets', [wallet, wallet, wallet])).toBe(false)
    expect(storage.get('recentWallets')).toEqual([])
  })
})

describe('what cannot be read', () => {
  const garbage = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('null', '[null]', '{"version":7}', '['.repeat(70_000)),
  )

  it.each(names)('is set aside, and nothing else is touched: %s', (name) => {
    fc.assert(
      fc.property(garbage, (text) => {
        const { storage, store, reported } = open()
        for (const other of names)
          if (other !== name) store.setItem(keyOf(other), `kept ${other}`)
        const before = store.entries()
        store.setItem(keyOf(name), text)
        const value = storage.get(name)
        const isUnreadable = value === undefined && name !== 'theme'
        expect(store.entries()).toEqual({
          ...before,
          [isUnreadable ? `${keyOf(name)}.bad` : keyOf(name)]: text.slice(
            0,
            isUnreadable ? 65_536 : undefined,
          ),
        })
        expect(reported).toEqual(isUnreadable ? [[name, 'unreadable']] : [])
        // It is told once, in this visit and in all later ones.
        expect(storage.get(name)).toEqual(value)
        const next = open(store)
        expect(next.storage.get(name)).toEqual(value)
        expect([...reported, ...next.reported]).toHaveLength(
          isUnreadable ? 1 : 0,
        )
      }),
      propertyRuns(40),
    )
  })

  it('is kept under a key of its own, of which only the newest is left', () => {
    const { storage, store } = open()
    for (const text of ['first', 'second']) {
      store.setItem('hasp.addressBook', text)
      expect(storage.get('addressBook')).toBeUndefined()
      expect(store.getItem('hasp.addressBook.bad')).toBe(text)
    }
    expect(storage.nameOf('hasp.addressBook.bad')).toBeUndefined()
  })

  it('is not written over by whoever writes without reading first', () => {
    const { storage, store, reported } = open()
    store.setItem('hasp.addressBook', '{"version":7,"entries":[]}')
    expect(storage.set('addressBook', [friend(1)])).toBe(true)
    expect(store.getItem('hasp.addressBook.bad')).toContain('"version":7')
    expect(storage.get('addressBook')).toEqual([friend(1)])
    expect(reported).toEqual([['addressBook', 'unreadable']])
  })

  it('stays in its place where there is no room to set it aside', () => {
    const inner = createMemoryStore({ 'hasp.addressBook': 'garbage' })
    const full = {
      ...inner,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const { storage, reported } = open(full)
    expect(storage.get('addressBook')).toBeUndefined()
    expect(storage.get('addressBook')).toBeUndefined()
    expect(inner.getItem('hasp.addressBook')).toBe('garbage')
    expect(reported).toEqual([['addressBook', 'unreadable']])
  })

  it('is left alone under the key of the theme, which may be the site’s', () => {
    const { storage, store, reported } = open(
      createMemoryStore({ theme: 'solarized' }),
    )
    expect(storage.get('theme')).toBeUndefined()
    expect(storage.set('theme', 'sepia' as never)).toBe(false)
    expect(store.entries()).toEqual({ theme: 'solarized' })
    expect(reported).toEqual([['theme', 'refused']])
  })
})

describe('a list that is cut to what fits', () => {
  it('[R3.22] is always taken, and keeps what comes first', () => {
    fc.assert(
      fc.property(storedValues('connections'), (items) => {
        if (!Array.isArray(items)) return
        const { storage } = open()
        const kept = fitting('connections', items)
        expect(storage.set('connections', kept)).toBe(true)
        const candidates = items.filter((item) => kept.includes(item))
        expect(candidates.slice(0, kept.length)).toEqual(kept)
        if (storage.set('connections', items)) expect(kept).toEqual(items)
      }),
      propertyRuns(60),
    )
  })

  it('leaves out what fits nowhere, and keeps the rest', () => {
    const long = 'x'.repeat(2_049)
    expect(fitting('disconnectedConnectorIds', ['a', long, 'b'])).toEqual([
      'a',
      'b',
    ])
    const many = Array.from({ length: 130 }, (_, index) => `${index}`)
    expect(fitting('disconnectedConnectorIds', many)).toEqual(
      many.slice(0, 100),
    )
  })
})

describe('everything of the kit’s', () => {
  it('is removed at once, with what was set aside; the site’s stays', () => {
    const { storage, store } = open()
    for (const name of names) {
      store.setItem(keyOf(name), 'x')
      store.setItem(`hasp.${name}.bad`, 'x')
    }
    store.setItem('site', 'own')
    clearStorage({ storage, store, themeKey: 'theme' })
    expect(store.entries()).toEqual({ theme: 'x', site: 'own' })
  })

  it('includes the theme under a key that nobody else has', () => {
    const store = createMemoryStore({ 'hasp.theme': 'dark', theme: 'own' })
    const storage = createStorage(store, 'hasp.theme')
    clearStorage({ storage, store, themeKey: 'hasp.theme' })
    expect(store.entries()).toEqual({ theme: 'own' })
  })
})
