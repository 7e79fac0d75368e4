import { fromBech32, toBech32 } from '@cosmjs/encoding'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { parseBech32 } from './parseBech32.js'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const prefixes = fc.string({
  unit: fc.constantFrom(...letters, '1', '-'),
  minLength: 1,
  maxLength: 16,
})
const bytes = fc.uint8Array({ minLength: 0, maxLength: 40 })

describe('[R1.9] bech32', () => {
  it('reads what the library of cosmjs writes', () => {
    fc.assert(
      fc.property(prefixes, bytes, (prefix, data) => {
        expect(parseBech32(toBech32(prefix, data))).toEqual({
          prefix,
          bytes: data,
        })
      }),
      propertyRuns(300),
    )
  })

  it('refuses whatever that library refuses, small letters only', () => {
    const alphabet = fc.constantFrom(...letters, ...'0123456789 !~AZ')
    fc.assert(
      fc.property(
        prefixes,
        bytes,
        fc.nat(90),
        alphabet,
        (prefix, data, place, letter) => {
          const text = toBech32(prefix, data)
          const other = text.slice(0, place) + letter + text.slice(place + 1)
          fc.pre(other !== text && other === other.toLowerCase())
          expect(parseBech32(other)).toEqual(readByLibrary(other))
        },
      ),
      propertyRuns(300),
    )
  })

  it.each([
    '',
    '1',
    'cosmos',
    'cosmos1',
    'cosmos1qqqqqq',
    'COSMOS1VLTHGAX23CA9SYK7XGAZ347XMF4NUNEFSQ9YH0',
    'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv9x',
    `a${'q'.repeat(200)}1qqqqqq`,
    'x'.repeat(100_000),
  ])('takes %.40s for none', (text) => {
    expect(parseBech32(text)).toBeUndefined()
  })
})

function readByLibrary(text: string) {
  try {
    const { data, prefix } = fromBech32(text)
    return { prefix, bytes: data }
  } catch {
    return undefined
  }
}
