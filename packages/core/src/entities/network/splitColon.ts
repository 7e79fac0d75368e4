/**
 * Splits a CAIP identifier into its parts: the only place that knows that
 * they are separated by colons. Parts are undefined unless all of the wanted
 * number are there and non-empty.
 */
export function splitColon(value: string, count: number): string[] | undefined {
  const parts = value.split(':')
  return parts.length === count && parts.every(Boolean) ? parts : undefined
}
