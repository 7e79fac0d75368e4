/** Whether two arrays or two records hold the same values. */
export function isShallowEqual<value extends object>(
  a: value,
  b: value,
): boolean {
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    left.length === right.size &&
    left.every(([key, value]) => Object.is(value, right.get(key)))
  )
}
