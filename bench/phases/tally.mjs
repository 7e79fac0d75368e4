/** How often each value occurs. */
export function tally(values) {
  const counts = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The sum of a tally. */
export function tallied(counts) {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
}
