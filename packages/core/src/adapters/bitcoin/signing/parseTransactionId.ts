/** @returns undefined for anything that is no transaction's id */
export function parseTransactionId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value)
    ? value
    : undefined
}
