const nameLimit = 64

/** Control characters, and those that reorder what follows them. */
const unseenPattern = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Reads the name that a wallet gives itself: what cannot be seen is dropped,
 * at most 64 characters are kept.
 * @returns undefined when nothing is left of it
 */
export function readWalletName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 1_024) return undefined
  const seen = value.replace(unseenPattern, '').trim()
  return [...seen].slice(0, nameLimit).join('') || undefined
}
