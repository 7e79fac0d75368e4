/** The separators of decimals and groups in a locale, for Latin digits. */
export function separatorsOf(locale: string): {
  readonly decimal: string
  readonly group: string
} {
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
  }).formatToParts(1_234_567.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value
  return decimal === ','
    ? { decimal: ',', group: '.' }
    : { decimal: '.', group: ',' }
}
