import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identiconPattern } from './identiconPattern.js'

const runs = process.env.HASP_LONG ? 5000 : 300
const digit = fc.constantFrom(...'0123456789abcdef')
const middle = fc.array(digit, { minLength: 32, maxLength: 32 })

describe('identiconPattern', () => {
  it('tells addresses apart that share their first and last characters', () => {
    fc.assert(
      fc.property(middle, middle, (first, second) => {
        fc.pre(first.join('') !== second.join(''))
        const [a, b] = [first, second].map((digits) =>
          JSON.stringify(identiconPattern(`0x71c7${digits.join('')}976f`)),
        )
        expect(a).not.toBe(b)
      }),
      { numRuns: runs },
    )
  })

  it('changes with any single character', () => {
    const address = '0x71c7656ec7ab88b098defb751b7401b5f6d8976f'
    const drawn = JSON.stringify(identiconPattern(address))
    for (let index = 2; index < address.length; index++) {
      const other = address[index] === '0' ? '1' : '0'
      const near = address.slice(0, index) + other + address.slice(index + 1)
      expect(JSON.stringify(identiconPattern(near)), near).not.toBe(drawn)
    }
  })

  it('draws an EVM address the same with and without its checksum', () => {
    const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
    expect(identiconPattern(address.toLowerCase())).toEqual(
      identiconPattern(address),
    )
  })

  it('keeps the case of other namespaces, where it counts', () => {
    expect(identiconPattern('9xQeWvG8')).not.toEqual(
      identiconPattern('9xqeWvG8'),
    )
  })

  it('is symmetric', () => {
    const bars = identiconPattern(
      '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    )
    for (const { column, row, color } of bars)
      expect(
        bars.some(
          (other) =>
            other.column === 4 - column &&
            other.row === row &&
            other.color === color,
        ),
      ).toBe(true)
  })
})
