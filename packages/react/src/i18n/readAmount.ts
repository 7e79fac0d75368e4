import { separatorsOf } from './separatorsOf.js'

/** Groups of three, or in pairs before the last three as in India. */
const grouped =
  /^[1-9](?:\d{0,2}([.,'٬ ])\d{3}(?:\1\d{3})*|\d?([.,'٬ ])\d\d(?:\2\d\d)*\2\d{3})$/

/** Decimals in threes, as tables set them. */
const spacedFraction = /^(?:\d{3} )+\d{1,3}$/

/**
 * Reads an amount as people type and paste it: with the locale's separators
 * or the others, with groups, with the symbol, in Arabic digits.
 *
 * @param typed e.g. `1.234,50 USDC`
 * @param about.symbol the only word that may stand beside the number
 * @returns digits with at most one point, e.g. `1234.50`; what makes no sense
 * comes back as it is, for `parseAmount` to refuse
 * @example readAmount('1,234.50 USDC', { locale: 'en', symbol: 'USDC' })
 */
export function readAmount(
  typed: string,
  about: { locale: string; symbol?: string | undefined },
): string {
  const text = withoutSymbol(plain(typed), about.symbol)
  if (!/^[\d.,'٫٬ ]*$/.test(text)) return typed
  const decimal = decimalOf(text, about.locale)
  const [whole = '', fraction = '', ...more] = decimal
    ? text.split(decimal)
    : [text]
  const digits = withoutGroups(whole)
  // Directly after a number, they might be one of its groups.
  const decimals =
    /^0?$/.test(whole) && spacedFraction.test(fraction)
      ? fraction.replaceAll(' ', '')
      : fraction
  if (digits === undefined || more.length > 0 || /\D/.test(decimals))
    return typed
  return decimals ? `${digits || '0'}.${decimals}` : digits
}

/** Latin digits, one kind of space and apostrophe, no marks of direction. */
function plain(typed: string): string {
  return typed
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('’', "'")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String(digit.charCodeAt(0) & 0xf),
    )
}

/** A symbol without a letter might be part of the number. */
function withoutSymbol(text: string, symbol = ''): string {
  const word = symbol.trim().replace(/\s+/g, ' ').toLowerCase()
  if (!/\p{L}/u.test(word)) return text
  // Lower case may change the length, so both are compared in one form.
  const lower = text.toLowerCase()
  const [before, after] = lower.endsWith(word)
    ? [lower.slice(0, -word.length), '']
    : lower.startsWith(word)
      ? ['', lower.slice(word.length)]
      : [lower, '']
  const isApart =
    (!/^[\d.,]/.test(word) || /(^| )$/.test(before)) &&
    (!/[\d.,]$/.test(word) || /^( |$)/.test(after))
  return isApart ? (before || after).trim() : text
}

/** The separator before the decimals; undefined when there is none. */
function decimalOf(text: string, locale: string): string | undefined {
  if (text.includes('٫')) return '٫'
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const separator = text[last]
  if (!separator) return undefined
  const isOnce = text.indexOf(separator) === last
  const isAlone = isOnce && text.replace(/[\d ]/g, '').length === 1
  const isGroup =
    isAlone &&
    separator === separatorsOf(locale).group &&
    /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return isOnce && !isGroup ? separator : undefined
}

/** Undefined when the groups are malformed. */
function withoutGroups(text: string): string | undefined {
  if (/\D/.test(text) && !grouped.test(text)) return undefined
  return text.replace(/\D/g, '')
}
