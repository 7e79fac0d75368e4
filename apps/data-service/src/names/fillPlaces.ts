/**
 * Writes values into the places of a text that somebody else wrote.
 * @param values by the names of their places
 * @returns undefined where the text would be too long, before it is made
 * @example fillPlaces('/{id}.json', { id: '7' }, 100) // '/7.json'
 */
export function fillPlaces(
  template: string,
  values: Readonly<Record<string, string>>,
  mostLength: number,
): string | undefined {
  let filled = template
  for (const [name, value] of Object.entries(values)) {
    if (filled.length > mostLength) return undefined
    const parts = filled.split(`{${name}}`)
    const added = value.length - `{${name}}`.length
    if (filled.length + (parts.length - 1) * added > mostLength)
      return undefined
    filled = parts.join(value)
  }
  return filled
}
