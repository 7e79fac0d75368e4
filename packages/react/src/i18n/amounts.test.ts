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
    ['12,34,567', 'hi', '1234567'],
    ['1 234 567,5', 'fr', '1234567.5'],
    ['1\u202f234,5', 'fr', '1234.5'],
    ['1٬234٫5', 'ar', '1234.5'],
    // This separator groups wherever it is read; a comma would not.
    ['١٬٢٣٤', 'de', '1234'],
    ['0.123 456', 'en', '0.123456'],
    ['1234,567', 'en', '1234.567'],
    ['007', 'en', '007'],
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
    '1,234,56',
    '12.34.56',
    '1,23,45',
    '0.000.001',
    '0,12,34',
    '0,123,456',
    '1,2345,678',
    '123,45,678',
    '1 23',
    '1 2 3',
    '0 123',
    '1’23',
    '1 234,567 890,1',
    '1,234 567',
    '٠٬٠٠١',
    '1٫2٫3',
    '1٬23٫5',
    '0.12 34',
  ])('leaves %s as it is, to be refused', (typed) => {
    for (const locale of ['en', 'de', 'fr', 'ar', 'en-IN', 'de-CH'])
      expect(readAmount(typed, { locale, symbol: 'USDC' })).toBe(typed)
  })

  it.each([
    ['10', '0', '10'],
    ['105', '5', '105'],
    ['1.5', '.5', '1.5'],
    ['$5', '$', '$5'],
    ['10 1INCH', '1INCH', '10'],
    ['1INCH 10', '1INCH', '10'],
    ['101INCH', '1INCH', '101INCH'],
    ['123İX', 'İX', '123'],
    ['12 USDC.e', 'USDC.e', '12'],
  ])('reads %s with the symbol %s as %s', (typed, symbol, amount) => {
    expect(readAmount(typed, { locale: 'en', symbol })).toBe(amount)
  })

  it('reads groups of any other size in no locale', () => {
    const size = fc.integer({ min: 1, max: 5 })
    const separators = fc.constantFrom(',', '.', ' ', '’', '٬', '\u202f')
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 2, maxLength: 5 }),
        separators,
        locales,
        fc.boolean(),
        (sizes, separator, locale, isArabic) => {
          const groups = sizes.map((count) => '123456'.slice(0, count))
          const [first = 0, ...rest] = sizes
          const last = rest.at(-1)
          const isGrouped =
            last === 3 &&
            ((first <= 3 && rest.every((one) => one === 3)) ||
              (first <= 2 && rest.slice(0, -1).every((one) => one === 2)))
          const text = groups.join(separator)
          const typed = isArabic ? toArabic(text) : text
          const read = readAmount(typed, { locale })
          const isOne = /[.,]/.test(separator) && sizes.length === 2
          if (isOne) expect([groups.join(''), groups.join('.')]).toContain(read)
          else expect(read).toBe(isGrouped ? groups.join('') : typed)
        },
      ),
      often(500),
    )
  })

  it('never reads more digits, nor in another order, than were typed', () => {
    const typing = fc.string({
      unit: fc.constantFrom(...'0123456789.,’ ٬٫٠١٢'),
      maxLength: 14,
    })
    fc.assert(
      fc.property(typing, locales, (typed, locale) => {
        const read = readAmount(typed, { locale })
        if (read === typed || !read) return
        expect(read).toMatch(/^\d+(\.\d+)?$/)
        const digits = toLatin(typed).replace(/\D/g, '')
        expect([digits, `0${digits}`]).toContain(read.replace('.', ''))
      }),
      often(500),
    )
  })
})

const locales = fc.constantFrom(
  ...['en', 'de', 'ar', 'fa', 'fr', 'de-CH', 'en-IN', 'hi', 'es', 'pl', 'pt'],
  ...['sv', 'it-CH', 'de-AT', 'ar-EG', 'ur', 'ja', 'tr', 'ru', 'en-ZA', 'he'],
)

function often(count: number) {
  return { numRuns: process.env.HASP_LONG ? count * 100 : count }
}

function toArabic(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + +digit))
}

function toLatin(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
}

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
    fc.assert(
      fc.property(amounts, locales, fc.boolean(), (amount, locale, grouped) => {
        const text = writeAmount(amount, locale, grouped)
        expect(readAmount(text, { locale })).toBe(amount)
      }),
      often(200),
    )
  })

  it('what a locale itself writes is read, in its own digits', () => {
    const digits = fc.constantFrom('latn', 'arab', 'arabext')
    const whole = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(whole, locales, digits, (amount, locale, numberingSystem) => {
        const format = new Intl.NumberFormat(locale, { numberingSystem })
        expect(readAmount(format.format(amount), { locale })).toBe(`${amount}`)
      }),
      often(300),
    )
  })
})
