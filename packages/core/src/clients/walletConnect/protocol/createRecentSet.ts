/** Remembers a limited number of texts, the newest ones. */
export function createRecentSet(limit: number) {
  const texts = new Set<string>()
  return {
    /** Whether it is new; it is remembered from now on. */
    add(text: string): boolean {
      if (texts.has(text)) return false
      texts.add(text)
      if (texts.size > limit)
        for (const oldest of texts) {
          texts.delete(oldest)
          break
        }
      return true
    },
    size: () => texts.size,
  }
}
