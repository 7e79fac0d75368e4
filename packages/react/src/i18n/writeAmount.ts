import { latinDigits } from './latinDigits.js'
import { separatorsOf } from './separatorsOf.js'

/**
 * Writes an amount for a locale, without losing or rounding a digit. Digits
 * are Latin everywhere, as addresses and wallets have them.
 *
 * @param amount a decimal text, e.g. `1234.5`
 * @param isGrouped false for what will be typed on
 * @example writeAmount('1234.5', 'de') // '1.234,5'
 */
export function writeAmount(
  amount: string,
  locale: string,
  isGrouped = true,
): string {
  const [, whole = '', fraction] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (!whole) return amount
  const value = BigInt(whole)
  const text = isGrouped
    ? value.toLocaleString(latinDigits(locale))
    : `${value}`
  return fraction ? text + separatorsOf(locale).decimal + fraction : text
}
