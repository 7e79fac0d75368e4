/**
 * Where names like one that somebody typed are.
 * @param query a label, or a name below the domain; the domain alone without
 */
export function suggestionsPath(query: string): string {
  return `/v1/names/suggestions?query=${encodeURIComponent(query)}`
}
