/** Milliseconds, whole. */
export function inMs(value) {
  return value == null ? '–' : String(Math.round(value))
}

/** Milliseconds with one decimal, for times near a frame. */
export function inTenthsOfMs(value) {
  return value == null ? '–' : value.toFixed(1)
}

/** Bytes as KiB. */
export function inKib(value) {
  return value == null ? '–' : (value / 1024).toFixed(1)
}

/** Bytes as MB. */
export function inMb(value) {
  return value == null ? '–' : (value / 1e6).toFixed(2)
}

/** A plain count. */
export function asCount(value) {
  return value == null ? '–' : String(value)
}

/** Yes or, loudly, no. */
export function asClaim(value) {
  if (value == null) return '–'
  return value ? 'yes' : '**no**'
}

/** A tally as `name×count`. */
export function asTally(counts) {
  const entries = Object.entries(counts ?? {})
  return entries.map(([name, count]) => `${name}×${count}`).join(', ') || 'none'
}
