import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameAddress } from '../entities/address.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { findLookAlike } from './lookAlike.js'

const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const poison = '0x70990000000000000000000000000000000079c8'
const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'),
    minLength: length,
    maxLength: length,
  })

describe('findLookAlike', () => {
  it('finds another address with the same four characters at both ends', () => {
    expect(findLookAlike('eip155', poison, [own])).toBe(own)
    expect(findLookAlike('eip155', poison.toUpperCase(), [own])).toBe(own)
  })

  it('finds it on Solana, where letters differ in case', () => {
    const known = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    const alike = '4Nd1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaDB4T'
    expect(findLookAlike('solana', alike, [known])).toBe(known)
    expect(
      findLookAlike('solana', alike.replace('4Nd1', '4nd1'), [known]),
    ).toBe(known)
  })

  it('still warns of one that was paid before', () => {
    expect(findLookAlike('eip155', poison, [poison, own])).toBe(own)
  })

  it('lets the same address pass, however it is written', () => {
    const ways = [own, own.toLowerCase(), own.slice(2)]
    for (const way of ways)
      expect(findLookAlike('eip155', way, [own])).toBeUndefined()
  })

  it('finds every address with equal ends, symmetrically', () => {
    fc.assert(
      fc.property(
        hex(4),
        hex(4),
        hex(32),
        hex(32),
        (start, end, left, right) => {
          const one = `0x${start}${left}${end}`
          const other = `0x${start}${right}${end}`
          const found = findLookAlike('eip155', one, [other])
          const isSame = isSameAddress('eip155', one, other)
          expect(found).toBe(isSame ? undefined : other)
          expect(findLookAlike('eip155', other, [one])).toBe(
            isSame ? undefined : one,
          )
          expect(findLookAlike('eip155', one, [one])).toBeUndefined()
        },
      ),
      propertyRuns(100),
    )
  })

  it('says nothing when an end differs', () => {
    const differing = `${own.slice(0, 5)}f${own.slice(6)}`
    expect(findLookAlike('eip155', differing, [own])).toBeUndefined()
    expect(
      findLookAlike('eip155', `${own.slice(0, -4)}79c0`, [own]),
    ).toBeUndefined()
  })
})
