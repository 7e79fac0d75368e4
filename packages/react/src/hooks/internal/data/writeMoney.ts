/** From here on a number is compact: $1.23B. */
const compactDollars = 1e9

/**
 * Writes US dollars for a locale: whole cents, rounded down, never as more
 * than there is, and `<$0.01` for what is less than that.
 * @example writeMoney(2_418.079, 'en') // '$2,418.07'
 */
export function writeMoney(dollars: number, locale: string): string {
  const format = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      numberingSystem: 'latn',
      ...options,
    }).format(value)
  if (dollars > 0 && dollars < 0.01) return `<${format(0.01)}`
  if (dollars >= compactDollars) {
    const unit = 10 ** (Math.floor(Math.log10(dollars)) - 3)
    return format(Math.floor(dollars / unit) * unit, {
      notation: 'compact',
      maximumSignificantDigits: 4,
    })
  }
  // A sum of cents in binary is a little off: 0.29 * 100 is 28.999…
  return format(Math.floor(dollars * 100 + 1e-6) / 100)
}
