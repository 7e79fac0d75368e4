/** An id of the right form for a number. */
export function idOf(number: number): string {
  return `${number}`.padStart(22, '0')
}
