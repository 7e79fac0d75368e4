import { formatAmount, formatBalance, type TokenAmount } from '@hasp/core'
import { writeAmount } from '../../../i18n/writeAmount.js'

/** A number as it is shown, and the exact one. */
export type WrittenAmount = {
  readonly text: string
  /** With every digit, for the title and for copying. */
  readonly exact: string
}

/** Amounts with at least this many integer digits are compact: 1.234B. */
const compactDigits = 10
/** With more than this, even the compact form is too long: 1.157E77. */
const scientificDigits = 22
/** The digits of a compact number; the rest is cut. */
const keptDigits = 4
const lineDecimals = 5
/** A smaller amount is shown as less than this. */
const smallestInLine = '0.00000001'

/**
 * Writes a balance for a locale, never as more than is held.
 *
 * @param form `list`: 3 decimals (specification 9), as lists and buttons show
 * it; `line`: at most 5 significant decimals, without zeros at the end
 * @returns the text, compact from 10^9 on, and the exact number
 * @example writeBalance({ value: 1_999_999n, decimals: 6 }, 'en').text // '1.999'
 */
export function writeBalance(
  { value, decimals }: TokenAmount,
  locale: string,
  form: 'list' | 'line' = 'list',
): WrittenAmount {
  const amount = formatAmount(value, decimals)
  const [whole = '0'] = amount.split('.')
  const shown =
    whole.length >= compactDigits
      ? compact(whole, locale)
      : writeWithLimit(
          form === 'list' ? formatBalance(value, decimals) : cut(amount),
          locale,
        )
  return { text: shown, exact: writeAmount(amount, locale) }
}

function writeWithLimit(text: string, locale: string): string {
  return text.startsWith('<')
    ? `<${writeAmount(text.slice(1), locale)}`
    : writeAmount(text, locale)
}

/** Cut before it is written, so that nothing is rounded up. */
function compact(whole: string, locale: string): string {
  const kept = whole.slice(0, keptDigits).padEnd(whole.length, '0')
  return new Intl.NumberFormat(locale, {
    notation: whole.length < scientificDigits ? 'compact' : 'scientific',
    maximumSignificantDigits: keptDigits,
    numberingSystem: 'latn',
  }).format(BigInt(kept))
}

function cut(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const zeros = whole === '0' ? fraction.search(/[1-9]/) : 0
  if (zeros >= smallestInLine.length - 2) return `<${smallestInLine}`
  const kept = fraction.slice(0, Math.max(zeros, 0) + lineDecimals)
  const decimals = kept.replace(/0+$/, '')
  return decimals ? `${whole}.${decimals}` : whole
}
