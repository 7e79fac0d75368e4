/** A contract answers anything; what cannot be read says nothing. */
export function decode<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
