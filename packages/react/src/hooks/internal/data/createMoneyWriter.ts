/** From here on a number is compact: $1.23B. */
const compactDollars = 1e9

/**
 * Makes what writes US dollars for a locale: whole cents, rounded down, never
 * as more than there is, and `<$0.01` for what is less than that. It takes
 * long to make, and little to use.
 * @example createMoneyWriter('en')(2_418.079) // '$2,418.07'
 */
export function createMoneyWriter(locale: string): (dollars: number) => string {
  const make = (options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      numberingSystem: 'latn',
      ...options,
    })
  const plain = make()
  return (dollars) => {
    if (dollars > 0 && dollars < 0.01) return `<${plain.format(0.01)}`
    if (dollars >= compactDollars) {
      const unit = 10 ** (Math.floor(Math.log10(dollars)) - 3)
      return make({ notation: 'compact', maximumSignificantDigits: 4 }).format(
        Math.floor(dollars / unit) * unit,
      )
    }
    // A sum of cents in binary is a little off: 0.29 * 100 is 28.999…
    return plain.format(Math.floor(dollars * 100 + 1e-6) / 100)
  }
}
