/**
 * Whether two values are the same data: primitives, arrays and records of
 * them. A key that holds `undefined` equals an absent one.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) =>
    isDeepEqual(Reflect.get(one, key), Reflect.get(other, key)),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
