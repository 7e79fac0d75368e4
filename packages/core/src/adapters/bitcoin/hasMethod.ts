/** Whether a value can be asked for something; reading it may throw. */
export function hasMethod(value: unknown, method: string): value is object {
  try {
    const methods = value as Readonly<Record<string, unknown>> | undefined
    return typeof methods?.[method] === 'function'
  } catch {
    return false
  }
}
