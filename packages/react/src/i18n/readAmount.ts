import { separatorsOf } from './separatorsOf.js'

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
  if (!/^[\d.,]*$/.test(text)) return typed
  const decimal = decimalOf(text, about.locale)
  if (decimal === undefined) return withoutGroups(text) ?? typed
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const digits = withoutGroups(whole)
  if (digits === undefined || more.length > 0 || /\D/.test(fraction))
    return typed
  return fraction ? `${digits || '0'}.${fraction}` : digits
}

/** Latin digits and points; no spaces, no marks of direction. */
function plain(typed: string): string {
  return typed
    .replace(/[\s'’\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String(digit.charCodeAt(0) & 0xf),
    )
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
}

function withoutSymbol(text: string, symbol: string | undefined): string {
  const word = symbol?.replace(/\s/g, '').toLowerCase()
  if (!word) return text
  const lower = text.toLowerCase()
  if (lower.endsWith(word)) return text.slice(0, text.length - word.length)
  return lower.startsWith(word) ? text.slice(word.length) : text
}

/** The separator before the decimals; undefined when there is none. */
function decimalOf(text: string, locale: string): '.' | ',' | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return undefined
  const separator = text[last] === '.' ? '.' : ','
  const isAlone = text.replace(/\d/g, '').length === 1
  const isOnlyKind = !text.includes(separator === '.' ? ',' : '.')
  if (isAlone) {
    const isGroup =
      separator === separatorsOf(locale).group &&
      /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
    return isGroup ? undefined : separator
  }
  return isOnlyKind ? undefined : separator
}

/** Undefined when the groups are not groups. */
function withoutGroups(text: string): string | undefined {
  const isGrouped = /^\d{1,3}(?:([.,])\d{2,3})(?:\1\d{2,3})*$/.test(text)
  if (!isGrouped && /\D/.test(text)) return undefined
  return text.replace(/\D/g, '')
}
