import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { formatAmount, formatBalance, parseAmount } from './amount.js'

const largest = 2n ** 256n - 1n
const value = fc.bigInt({ min: 0n, max: largest })
const decimals = fc.integer({ min: 0, max: 77 })

describe('parseAmount', () => {
  it.each([
    ['0.25', 18, 250_000_000_000_000_000n],
    ['12.5', 6, 12_500_000n],
    ['.5', 1, 5n],
    ['5.', 0, 5n],
    [' 007 ', 2, 700n],
    ['0', 0, 0n],
  ])('reads %j with %i decimals', (text, places, units) => {
    expect(parseAmount(text, places)).toBe(units)
  })

  it('loses nothing between writing and reading', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        expect(parseAmount(formatAmount(units, places), places)).toBe(units)
      }),
      propertyRuns(500),
    )
  })

  it.each([
    '',
    ' ',
    '.',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    '1.2.3',
    '1 000',
    'NaN',
    'Infinity',
    '٣',
    '1.0000001',
  ])('refuses %j', (text) => {
    expect(() => parseAmount(text, 6)).toThrow(
      expect.objectContaining({
        code: 'INVALID_AMOUNT',
        message: `Invalid amount: ${text}`,
      }),
    )
  })
})

describe('formatAmount', () => {
  it('writes the exact value', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        const [whole = '', fraction = ''] = formatAmount(units, places).split(
          '.',
        )
        const digits = whole + fraction.padEnd(places, '0')
        expect(BigInt(digits)).toBe(units)
        expect(whole).toMatch(/^(0|[1-9]\d*)$/)
        expect(fraction).not.toMatch(/0$/)
      }),
      propertyRuns(300),
    )
  })

  it('writes no negative zero', () => {
    expect(formatAmount(-1_500_000n, 6)).toBe('-1.5')
    expect(formatAmount(-1n, 6, 3)).toBe('0')
  })
})

describe('formatBalance', () => {
  it.each([
    [1_999_999n, 6, '1.999'],
    [0n, 18, '0.000'],
    [1n, 18, '<0.001'],
    [10n ** 15n - 1n, 18, '<0.001'],
    [10n ** 15n, 18, '0.001'],
    [10n ** 18n, 18, '1.000'],
    [12n, 0, '12.000'],
    [largest, 0, `${largest}.000`],
  ])('[R9.18] shows %s with %i decimals as %s', (units, places, text) => {
    expect(formatBalance(units, places)).toBe(text)
  })

  it('[R9.18] shows three decimals and never more than is owned', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        const text = formatBalance(units, places)
        expect(text).toMatch(/^((0|[1-9]\d*)\.\d{3}|<0\.001)$/)
        expect(text === '0.000').toBe(units === 0n)
        const owned = units * 1000n
        const thousandths =
          text === '<0.001' ? 0n : BigInt(text.replace('.', ''))
        const shown = thousandths * 10n ** BigInt(places)
        expect(shown <= owned).toBe(true)
        expect(owned - shown < 10n ** BigInt(places)).toBe(true)
      }),
      propertyRuns(300),
    )
  })
})
