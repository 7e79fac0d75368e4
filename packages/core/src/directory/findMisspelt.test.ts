import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../testing/createListing.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { findMisspelt } from './findMisspelt.js'
import { snapshot } from './snapshot.js'

const named = (...names: readonly string[]) =>
  names.map((name) => createListing({ id: name, name }))
const find = (names: readonly string[], search: string) =>
  findMisspelt(named(...names), search).map(({ name }) => name)

/** A name with a slip somewhere. */
const slip = (name: string) =>
  fc
    .record({
      at: fc.nat({ max: name.length - 2 }),
      kind: fc.constantFrom('more', 'fewer', 'other', 'swapped'),
      letter: fc.constantFrom(...'abcxyz'),
    })
    .map(({ at, kind, letter }) => {
      const [head, tail] = [name.slice(0, at), name.slice(at)]
      if (kind === 'more') return head + letter + tail
      if (kind === 'fewer') return head + tail.slice(1)
      if (kind === 'other') return head + letter + tail.slice(1)
      return head + tail[1] + tail[0] + tail.slice(2)
    })

describe('findMisspelt', () => {
  it.each([
    ['metmask', 'MetaMask'],
    ['metamaks', 'MetaMask'],
    ['metamsak', 'MetaMask'],
    ['phantm', 'Phantom'],
    ['rainbwo', 'Rainbow'],
    ['wallt kite', 'Wallet Kite'],
    ['tryst wal', 'Trust Wallet'],
  ])('takes %s for %s', (search, name) => {
    expect(find([name, 'Zerion', 'Ledger Live'], search)).toEqual([name])
  })

  it('finds a word inside a name', () => {
    expect(find(['Coinbase Wallet', 'Bybit Wallet'], 'walet')).toEqual([
      'Coinbase Wallet',
      'Bybit Wallet',
    ])
  })

  it('puts the nearest first', () => {
    expect(find(['Harbixr', 'Harbour'], 'harbuor')).toEqual([
      'Harbour',
      'Harbixr',
    ])
  })

  it('guesses nothing from three letters, nor from what was pasted', () => {
    expect(find(['Kite'], 'kit')).toEqual([])
    expect(find(['Kite'], 'kyt')).toEqual([])
    expect(find(['x'.repeat(60)], 'x'.repeat(41))).toEqual([])
  })

  it('finds any bundled name of seven letters despite a slip', () => {
    const names = snapshot.filter(({ name }) => name.length >= 7)
    fc.assert(
      fc.property(
        fc
          .constantFrom(...names)
          .chain((wallet) =>
            fc.tuple(fc.constant(wallet), slip(wallet.name.toLowerCase())),
          ),
        ([wallet, search]) => {
          expect(findMisspelt(snapshot, search)).toContain(wallet)
        },
      ),
      propertyRuns(200),
    )
  })

  it('answers any text with some of the wallets, each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (names, search) => {
          const wallets = named(...names)
          const found = findMisspelt(wallets, search)
          expect(new Set(found).size).toBe(found.length)
          for (const one of found) expect(wallets).toContain(one)
        },
      ),
      propertyRuns(200),
    )
  })
})
