import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWallets } from '../clients/walletDirectory/parseWallets.js'
import { toPeer } from '../connectors/walletConnect/sessions/toPeer.js'
import { createListing } from '../testing/createListing.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { readShortText } from './readShortText.js'

const peer = { name: '', description: '', url: '', icons: [] }

/** Where names come from: extensions, phones, directories. */
const loaders: readonly [string, (name: string) => string | undefined][] = [
  ['an extension', readShortText],
  ['a phone', (name) => toPeer({ ...peer, name })?.name],
  [
    'a directory',
    (name) => parseWallets([{ ...createListing(), name }], '')[0]?.name,
  ],
]

describe.each(loaders)('the name of %s', (_door, read) => {
  it.each([
    ...['', ' ', '\u3000', '\u00a0', '\u3164', '\u2800', '\u115f', '\u1160'],
    ...['\uffa0', '\ufe0f', '\ufe00', '\u{e0100}', '\u{e0041}', '\u034f'],
    ...['\u17b4', '\u180e', '\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff'],
    ...['\u202e', '\u2066', '\u061c', '\u0000', '\u007f', '\ue000', '\ufdd0'],
    ...['\ud800', '\u{1d159}', '\u0301', '\u20dd', '\u{16fe4}', '\u{1bca0}'],
  ])('is none when it looks empty (%j)', (unseen) => {
    expect(read(unseen)).toBeUndefined()
    expect(read(` ${unseen.repeat(9)} ${unseen}`)).toBeUndefined()
  })

  it('keeps what it is made of, mixed scripts included', () => {
    for (const name of [
      ...['Kite', 'polkadot{.js}', 'Base (Coinbase Wallet)', '錢包 1', 'محفظة'],
      // Look-alikes are left alone: a note beside them says so.
      ...[
        'МеtаMаsk',
        'é',
        'e\u0301',
        'Ví điện tử',
        'वॉलेट',
        'กระเป๋า',
        '👋🏽',
        '🇩🇪',
      ],
    ])
      expect(read(name)).toBe(name)
  })
})

describe.each(loaders.slice(0, 2))(
  'the name of %s, cleaned,',
  (_door, read) => {
    it('has no more than two marks on a letter', () => {
      expect(read(`Ki${'\u0301'.repeat(40)}te`)).toBe('Ki\u0301\u0301te')
      expect(read(`K\u0301\u200b\u0302\ufe0f\u0303`)).toBe('K\u0301\u0302')
      expect(read('\u0301Kite')).toBe('Kite')
    })

    it('is of 64 letters, each whole', () => {
      expect(read('x'.repeat(200))).toBe('x'.repeat(64))
      expect(read('e\u0301\u0302'.repeat(100))).toBe('e\u0301\u0302'.repeat(64))
      expect(read('👋🏽'.repeat(100))).toBe('👋🏽'.repeat(64))
      expect(read('🇩🇪'.repeat(100))).toBe('🇩🇪'.repeat(64))
      expect(read('ᄀ'.repeat(900))).toBe('ᄀ'.repeat(64))
    })

    it('is on one line, with one space between its words', () => {
      expect(read(' Kite\n \u2800\u2029 Wallet\t')).toBe('Kite Wallet')
      expect(read('Ki\u202ete')).toBe('Kite')
    })

    it('is none beyond reason', () => {
      expect(read('x'.repeat(100_000)) ?? '').toHaveLength(0)
    })

    it('always has something to see, and nothing that hides', () => {
      const hiding = fc.constantFrom(
        ...'\u3164\u2800\u0301\u202e\ufe0f \u200d\u{e0041}\n',
      )
      const text = fc.string({
        unit: fc.oneof(hiding, fc.string({ unit: 'binary', maxLength: 1 })),
        maxLength: 90,
      })
      fc.assert(
        fc.property(text, (name) => {
          const shown = read(name)
          if (shown === undefined) return
          expect(shown).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
          expect(shown).not.toMatch(
            /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|^\s|\s$|\s\s|\p{M}{3}|^\p{M}/u,
          )
          expect(read(shown)).toBe(shown)
        }),
        propertyRuns(500),
      )
    })
  },
)
