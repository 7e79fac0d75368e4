/** The middle value of those that are there, or `null`. */
export function median(values) {
  const there = values.filter((value) => value != null)
  const sorted = there.sort((left, right) => left - right)
  if (sorted.length === 0) return null
  const below = sorted[(sorted.length - 1) >> 1]
  const above = sorted[sorted.length >> 1]
  return (below + above) / 2
}

/** The value below which the given share of all values lies, or `null`. */
export function quantile(values, share) {
  const there = values.filter((value) => value != null)
  const sorted = there.sort((left, right) => left - right)
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return sorted[at] ?? null
}
