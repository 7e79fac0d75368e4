import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './readAmount.js'
import { writeAmount } from './writeAmount.js'

describe('readAmount', () => {
  it.each([
    ['0.25', 'en', '0.25'],
    ['0,25', 'en', '0.25'],
    ['0,25', 'de', '0.25'],
    ['0.25', 'de', '0.25'],
    ['1,234', 'en', '1234'],
    ['1.234', 'de', '1234'],
    ['1,234', 'de', '1.234'],
    ['0,123', 'en', '0.123'],
    ['1,234.50 USDC', 'en', '1234.50'],
    ['1.234,50 usdc', 'en', '1234.50'],
    ['USDC 12', 'en', '12'],
    ['1 234,5', 'fr', '1234.5'],
    ['1’234.5', 'de-CH', '1234.5'],
    ['1,00,000.5', 'en-IN', '100000.5'],
    ['1,234,567', 'de', '1234567'],
    ['٠٫٢٥', 'ar', '0.25'],
    ['۱۲۳', 'fa', '123'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['', 'en', ''],
  ])('reads %s in %s as %s', (typed, locale, amount) => {
    expect(readAmount(typed, { locale, symbol: 'USDC' })).toBe(amount)
  })

  it.each([
    '15 000 BONK',
    '1e5',
    '-1',
    '0x10',
    '1.2.3',
    '1,2.3,4',
    'one',
    '$5',
  ])('leaves %s as it is, to be refused', (typed) => {
    expect(readAmount(typed, { locale: 'en', symbol: 'USDC' })).toBe(typed)
  })
})

describe('writeAmount', () => {
  it.each([
    ['1234.5', 'en', '1,234.5'],
    ['1234567.000000000000000001', 'de', '1.234.567,000000000000000001'],
    ['0.25', 'ar', '0.25'],
    ['no amount', 'en', 'no amount'],
  ])('writes %s in %s as %s', (amount, locale, text) => {
    expect(writeAmount(amount, locale)).toBe(text)
  })

  it('writes what is read again, to the last digit, in every locale', () => {
    const amounts = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(999_999))
      .map(([whole, rest]) => `${whole}.${rest}1`)
    const locales = fc.constantFrom('en', 'de', 'ar', 'fr', 'de-CH', 'en-IN')
    fc.assert(
      fc.property(amounts, locales, fc.boolean(), (amount, locale, grouped) => {
        const text = writeAmount(amount, locale, grouped)
        expect(readAmount(text, { locale })).toBe(amount)
      }),
      { numRuns: process.env.HASP_LONG ? 20_000 : 200 },
    )
  })
})
