import { formatAmount, parseAmount } from '@hasp/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from '../../../i18n/readAmount.js'
import { writeBalance } from './writeBalance.js'
import { writeFee } from './writeFee.js'

const runs = { numRuns: process.env.HASP_LONG ? 20_000 : 300 }
const decimals = fc.integer({ min: 0, max: 36 })
const value = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 12n }),
  fc.bigInt({ min: 0n, max: 10n ** 30n }),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
)
const form = fc.constantFrom('list' as const, 'line' as const)
const locales = fc.constantFrom(
  ...['en', 'de', 'ar', 'fa', 'fr', 'de-CH', 'en-IN', 'hi', 'ja', 'pl', 'pt'],
)

/** The number that a text of ours stands for, in units of 10^-40. */
function unitsOf(text: string): bigint {
  const [, mark, digits = '', unit = ''] =
    /^([<~]?)([\d.,]+)(K|M|B|T|E\d+)?$/.exec(text) ?? []
  const zeros = unit.startsWith('E')
    ? Number(unit.slice(1))
    : { '': 0, K: 3, M: 6, B: 9, T: 12 }[unit]
  const units = parseAmount(digits.replaceAll(',', ''), 40)
  const scaled = units * 10n ** BigInt(zeros ?? Number.NaN)
  return mark === '<' ? 0n : scaled
}

describe('a balance', () => {
  it.each([
    [0n, 18, '0.000', '0'],
    [1n, 18, '<0.001', '<0.00000001'],
    [10n ** 15n, 18, '0.001', '0.001'],
    [9_999_998_946_411_757_992_000n, 18, '9,999.998', '9,999.99894'],
    [10_000n * 10n ** 18n, 18, '10,000.000', '10,000'],
    [12_345_678_901_234n, 18, '<0.001', '0.000012345'],
    [999_999_999_999n, 3, '999,999,999.999', '999,999,999.999'],
    [1_234_999_999n, 0, '1.234B', '1.234B'],
    [10n ** 18n, 0, '1,000,000T', '1,000,000T'],
    [2n ** 256n - 1n, 0, '1.157E77', '1.157E77'],
  ])(
    '[R9.18] of %s with %i decimals is %s in lists, else %s',
    (units, places, list, line) => {
      const balance = { value: units, decimals: places }
      expect(writeBalance(balance, 'en').text).toBe(list)
      expect(writeBalance(balance, 'en', 'line').text).toBe(line)
    },
  )

  it('is written in the words of the locale', () => {
    const much = { value: 1_234_567_890n, decimals: 0 }
    expect(writeBalance(much, 'de').text).toBe('1,234\u00a0Mrd.')
    expect(writeBalance(much, 'ja').text).toBe('12.34億')
    expect(writeBalance({ value: 1n, decimals: 18 }, 'de').text).toBe('<0,001')
  })

  it('[R9.18] is never shown as more than is held', () => {
    fc.assert(
      fc.property(value, decimals, form, (units, places, shape) => {
        const { text } = writeBalance(
          { value: units, decimals: places },
          'en',
          shape,
        )
        const held = units * 10n ** BigInt(40 - places)
        expect(unitsOf(text) <= held).toBe(true)
        if (text.startsWith('<'))
          expect(0n < held && held < unitsOf(text.slice(1))).toBe(true)
      }),
      runs,
    )
  })

  it('is no less than a smaller one', () => {
    fc.assert(
      fc.property(value, value, decimals, form, (one, other, places, shape) => {
        const [small, large] = one < other ? [one, other] : [other, one]
        const shown = [small, large].map((units) =>
          unitsOf(
            writeBalance({ value: units, decimals: places }, 'en', shape).text,
          ),
        )
        expect((shown[0] ?? 0n) <= (shown[1] ?? 0n)).toBe(true)
      }),
      runs,
    )
  })

  it('has its exact number beside it, in every locale', () => {
    fc.assert(
      fc.property(value, decimals, locales, (units, places, locale) => {
        const { exact } = writeBalance(
          { value: units, decimals: places },
          locale,
        )
        expect(readAmount(exact, { locale })).toBe(formatAmount(units, places))
      }),
      runs,
    )
  })

  it('is short, however much it is', () => {
    fc.assert(
      fc.property(value, decimals, form, (units, places, shape) => {
        const balance = { value: units, decimals: places }
        expect(writeBalance(balance, 'en', shape).text.length).toBeLessThan(18)
      }),
      runs,
    )
  })
})

describe('a fee', () => {
  it.each([
    [53_588_242_008_000n, '~0.000054'],
    [21_000_000_000_000n, '0.000021'],
    [0n, '0'],
    [7n, '0.000000000000000007'],
    [999n * 10n ** 15n, '~1'],
  ])('of %s is %s', (units, text) => {
    expect(writeFee({ value: units, decimals: 18 }, 'en').text).toBe(text)
  })

  it('is never more than it says, and by less than a tenth less', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        const { exact, text } = writeFee(
          { value: units, decimals: places },
          'en',
        )
        const shown = unitsOf(text)
        const fee = units * 10n ** BigInt(40 - places)
        expect(shown >= fee && (shown - fee) * 10n <= shown).toBe(true)
        expect(
          text.replace(/[~.,]/g, '').replace(/^0+|0+$/g, '').length,
        ).toBeLessThanOrEqual(2)
        expect(readAmount(exact, { locale: 'en' })).toBe(
          formatAmount(units, places),
        )
      }),
      runs,
    )
  })
})
