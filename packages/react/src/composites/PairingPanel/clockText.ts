/**
 * Minutes and seconds, rounded up, in the digits of a language.
 * @example clockText(221_400, 'en') // '3:42'
 */
export function clockText(remainingMs: number, locale: string): string {
  const seconds = Math.ceil(remainingMs / 1000)
  const write = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits }).format(value)
  return `${write(Math.floor(seconds / 60), 1)}:${write(seconds % 60, 2)}`
}
