import { KitError } from '../../errors/KitError.js'

/** An amount of a token, exact: `value / 10 ** decimals` whole tokens. */
export type TokenAmount = {
  /** Base units, e.g. wei. */
  readonly value: bigint
  readonly decimals: number
}

/** Balances are shown with 3 decimals, rounded down (specification 9). */
export const balanceDecimals = 3

/**
 * Reads a decimal text as base units.
 * @param text digits with at most one point, e.g. `0.25`
 * @param decimals decimals of the token
 * @returns base units, e.g. wei
 * @throws `INVALID_AMOUNT` when it is no number, is negative, or has more
 * decimals than the token.
 * @example
 * import { parseAmount } from '@hasp/core'
 *
 * parseAmount('0.25', 18) // 250000000000000000n
 */
export function parseAmount(text: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] =
    /^(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (!(whole || fraction) || fraction.length > decimals)
    throw new KitError('INVALID_AMOUNT', { value: text })
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/**
 * Writes base units as a decimal text, exact unless `places` cuts it.
 * @param places the most decimals to keep, rounding down
 * @example
 * import { formatAmount } from '@hasp/core'
 *
 * formatAmount(12_500_000n, 6) // '12.5'
 */
export function formatAmount(
  value: bigint,
  decimals: number,
  places = decimals,
): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, places)
    .replace(/0+$/, '')
  const text = fraction ? `${whole}.${fraction}` : whole
  return sign && /[1-9]/.test(text) ? sign + text : text
}

/**
 * Writes a balance as lists and buttons show it: 3 decimals, rounded down, and
 * `<0.001` for what is held but less than that: `0.000` is nothing at all.
 * @param value base units, e.g. wei
 * @param decimals decimals of the token
 * @example
 * import { formatBalance } from '@hasp/core'
 *
 * formatBalance(1_999_999n, 6) // '1.999'
 */
export function formatBalance(value: bigint, decimals: number): string {
  if (
    value > 0n &&
    value * 10n ** BigInt(balanceDecimals) < 10n ** BigInt(decimals)
  )
    return `<${formatAmount(1n, balanceDecimals)}`
  const text = formatAmount(value, decimals, balanceDecimals)
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(balanceDecimals, '0')}`
}
