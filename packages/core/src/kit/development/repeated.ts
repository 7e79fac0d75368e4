/** The values that a list holds more than once. */
export function repeated<value>(values: readonly value[]): readonly value[] {
  const twice = values.filter((value, index) => values.indexOf(value) < index)
  return [...new Set(twice)]
}
