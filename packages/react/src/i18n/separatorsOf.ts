import { latinDigits } from './latinDigits.js'

/** The separators of decimals and groups in a locale, for Latin digits. */
export function separatorsOf(locale: string): {
  readonly decimal: string
  readonly group: string
} {
  const [, decimal] = (1.5).toLocaleString(latinDigits(locale))
  return decimal === ','
    ? { decimal: ',', group: '.' }
    : { decimal: '.', group: ',' }
}
