import { internals } from '@hasp/core/internal'
import { createTestKit } from '@hasp/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBookLimits, mergeAddressBook } from './mergeAddressBook.js'
import type { AddressBookEntry } from './readAddressBookEntry.js'

/** Two files or more each: more than 10,000 files in the long run. */
const runs = {
  numRuns: process.env.HASP_LONG ? 5_000 : 60,
  // To make such files smaller takes an hour.
  endOnFailure: true,
}

const bits = (1n << 160n) - 1n
const mix = (value: bigint) =>
  ((value ^ (value >> 77n)) * 0x9e3779b97f4a7c15f39cc0605cedc8341082276bn) &
  bits
/** No two of them look alike. */
const addressOf = (index: number) =>
  `0x${mix(mix(mix(BigInt(index + 1))))
    .toString(16)
    .padStart(40, '5')}`
const friend = (index: number, name = `Friend ${index}`): AddressBookEntry => ({
  name,
  address: addressOf(index),
  namespace: 'eip155',
})
const ana = friend(0, 'Ana')
const kim: AddressBookEntry = {
  name: 'Kim',
  address: 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK',
  namespace: 'solana',
}
const reasons = (book: readonly AddressBookEntry[], items: unknown[]) =>
  mergeAddressBook(book, items).leftOut.map(({ reason }) => reason)

/** What somebody would write into a file to do harm. */
const hostile = fc.oneof(
  fc.anything(),
  fc.json().map((text) => JSON.parse(text) as unknown),
  fc.constantFrom(
    ana,
    kim,
    { ...ana, name: 'Somebody else' },
    { ...ana, address: ana.address.toUpperCase().replace('0X', '0x') },
    { ...friend(7), name: 'ＡＮＡ' },
    { ...friend(8), name: 'A\u200bna' },
    { ...friend(9), name: '\u3164' },
    { ...friend(10), name: `A${'\u0301'.repeat(500)}` },
    { ...friend(11), name: 'x'.repeat(70_000) },
    {
      ...ana,
      address: `${ana.address.slice(0, 20)}${'0'.repeat(18)}${ana.address.slice(-4)}`,
    },
    { name: 'Nobody', address: 'javascript:alert(1)', namespace: 'eip155' },
    { name: 'Nobody', address: friend(1).address, namespace: 'tron' },
    JSON.parse(
      '{"__proto__":{"name":"P","address":"0x1","namespace":"eip155"}}',
    ),
    { name: { toString: 1 }, address: [], namespace: 'constructor' },
  ),
  fc.record({
    name: fc.string({ unit: 'binary', maxLength: 80 }),
    address: fc.integer({ min: 0, max: 2_000 }).map(addressOf),
    namespace: fc.constantFrom('eip155', 'solana', 'bip122'),
  }),
)
const file = fc.oneof(
  { weight: 40, arbitrary: fc.array(hostile, { maxLength: 30 }) },
  fc
    .tuple(hostile, fc.constantFrom(501, 1_200))
    .map(([item, count]) => Array.from({ length: count }, () => item)),
  fc
    .constantFrom(499, 700, 1_500)
    .map((count) =>
      Array.from({ length: count }, (_, index) =>
        friend(index + 100, `${'y'.repeat(60)}${index}`),
      ),
    ),
)

describe('a file of addresses', () => {
  it('never costs anybody who was saved before, and is always taken by the storage', () => {
    const { kit, stop } = createTestKit()
    fc.assert(
      fc.property(fc.array(file, { minLength: 2, maxLength: 3 }), (files) => {
        let book: readonly AddressBookEntry[] = [ana, kim, friend(1)]
        for (const items of files) {
          const merged = mergeAddressBook(book, items)
          expect(merged.book.slice(0, book.length)).toEqual(book)
          expect(merged.book).toHaveLength(book.length + merged.added)
          expect(merged.added + merged.leftOut.length).toBe(items.length)
          book = merged.book
          expect(kit[internals].storage.set('addressBook', [...book])).toBe(
            true,
          )
          expect(kit[internals].storage.get('addressBook')).toEqual(book)
        }
        // What was exported comes in again whole, on an empty device.
        const moved: unknown[] = JSON.parse(JSON.stringify(book))
        expect(mergeAddressBook([], moved).book).toEqual(book)
        expect(Object.prototype).not.toHaveProperty('name')
      }),
      runs,
    )
    stop()
  })

  it.each([
    ['no entry', [null, 7, 'Ana', [], {}], 'unreadable'],
    [
      'a namespace that there is none of',
      [{ ...ana, namespace: 'tron' }],
      'unreadable',
    ],
    [
      'no address',
      [
        { ...friend(1), address: '0x12' },
        { ...kim, address: '0OIl' },
      ],
      'address',
    ],
    [
      'a name that cannot be seen',
      [friend(1, '\u3164\u2800'), friend(2, ' ')],
      'name',
    ],
    ['an address that is saved', [{ ...ana, name: 'Eve' }], 'known'],
    [
      'a name that is saved',
      [friend(1, 'ana'), friend(2, 'A\u00adna')],
      'nameTaken',
    ],
  ] as const)('leaves out and says why: %s', (_, items, reason) => {
    expect(reasons([ana, kim], [...items])).toEqual(items.map(() => reason))
  })

  it('leaves out an address that is easily mistaken for one that is saved', () => {
    const { address } = ana
    const twin = `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`
    expect(reasons([ana], [{ ...friend(1), address: twin }])).toEqual([
      'lookAlike',
    ])
    // One that the file itself brought is guarded from then on, too.
    expect(reasons([], [ana, { ...friend(1), address: twin }])).toEqual([
      'lookAlike',
    ])
  })

  it('the same name may stand for one account in each namespace', () => {
    expect(reasons([ana], [{ ...kim, name: 'Ana' }])).toEqual([])
  })

  it('fills the book to its end, and no further', () => {
    const items = Array.from({ length: 600 }, (_, index) => friend(index))
    const { added, leftOut } = mergeAddressBook([], items)
    expect(added).toBe(addressBookLimits.entries)
    expect(leftOut[0]).toEqual({ position: 500, reason: 'full' })
    const wide = items.map((one, index) => ({
      ...one,
      name: `${'\u{1F41F}'.repeat(60)}${index}`,
    }))
    const { book } = mergeAddressBook([], wide)
    expect(book.length).toBeLessThan(500)
    expect(JSON.stringify(book).length).toBeLessThanOrEqual(
      addressBookLimits.characters,
    )
  })

  it.each([
    ['one whole book', 0],
    ['all but the last', 449],
  ])('takes what fills the book to the last character: %s', (_, saved) => {
    const count = 450
    const named = (length: number) =>
      Array.from({ length: count }, (_, index) =>
        friend(index, `${index}`.padEnd(length, '.')),
      )
    const free = addressBookLimits.characters - JSON.stringify(named(40)).length
    // All get the same, and the first of them one of what is over.
    const whole = named(40 + Math.floor(free / count)).map((one, index) =>
      index < free % count ? { ...one, name: `${one.name}.` } : one,
    )
    expect(JSON.stringify(whole)).toHaveLength(addressBookLimits.characters)
    const { book } = mergeAddressBook(whole.slice(0, saved), whole.slice(saved))
    expect(book).toEqual(whole)
    const [first] = whole
    const longer = [{ ...first, name: `${first?.name}.` }, ...whole.slice(1)]
    expect(reasons([], longer)).toEqual(['full'])
  })
})
