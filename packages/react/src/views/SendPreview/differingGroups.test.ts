import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressGroups } from '../../addresses/addressGroups.js'
import { differingGroups } from './differingGroups.js'

const key = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const hex = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 40,
  maxLength: 40,
})

describe('differingGroups', () => {
  it('marks the group of the one character that differs', () => {
    expect(differingGroups('solana', key.replace('9N', '9M'), key)).toEqual([5])
    expect(differingGroups('solana', key.replace('9N', '9n'), key)).toEqual([5])
  })

  it('marks nothing of the same address, in whatever case on EVM', () => {
    fc.assert(
      fc.property(hex, (digits) => {
        const upper = `0x${digits.toUpperCase()}`
        expect(differingGroups('eip155', `0x${digits}`, upper)).toEqual([])
      }),
    )
    expect(differingGroups('solana', key, key)).toEqual([])
  })

  it('marks exactly the groups whose text differs', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const [left, right] = [`0x${one}`, `0x${other}`]
        const groups = addressGroups(right)
        const expected = addressGroups(left).flatMap((group, index) =>
          group === groups[index] ? [] : [index],
        )
        expect(differingGroups('eip155', left, right)).toEqual(expected)
      }),
    )
  })

  it('compares addresses of different lengths from both ends', () => {
    const shorter = `${key.slice(0, 8)}${key.slice(9)}`
    expect(differingGroups('solana', key, shorter)).toEqual([2])
    expect(differingGroups('solana', shorter, key)).toEqual([])
    const other = `${key.slice(0, 8)}zz${key.slice(13)}`
    expect(differingGroups('solana', other, key)).toEqual([2])
  })
})
