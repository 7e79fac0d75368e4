import { formatAmount, type TokenAmount } from '@hasp/core'
import { writeAmount } from '../../../i18n/writeAmount.js'
import type { WrittenAmount } from './writeBalance.js'

const keptDigits = 2

/**
 * Writes a fee for a locale: two significant digits, rounded up, because a fee
 * may be less than it says and never more. `~` stands before what is rounded.
 * @example writeFee({ value: 53_588n, decimals: 9 }, 'en').text // '~0.000054'
 */
export function writeFee(
  { value, decimals }: TokenAmount,
  locale: string,
): WrittenAmount {
  const unit = 10n ** BigInt(Math.max(0, `${value}`.length - keptDigits))
  const rounded = ((value + unit - 1n) / unit) * unit
  const text = writeAmount(formatAmount(rounded, decimals), locale)
  return {
    text: rounded === value ? text : `~${text}`,
    exact: writeAmount(formatAmount(value, decimals), locale),
  }
}
