/** A block hash may be named by transactions for so many slots. */
const windowSlots = 150

/** The block hashes that a transaction may name. */
export interface BlockhashWindow {
  readonly latest: () => string
  readonly has: (hash: string) => boolean
  /** The last slot in which the latest hash may be named. */
  readonly lastValidSlot: () => number
  /** A new hash, from this slot on. */
  readonly add: (hash: string, slot: number) => void
}

/**
 * Remembers the hashes of the last 150 slots, as a validator does; the runtime
 * itself knows its newest only.
 * @param hash the first
 * @example const hashes = createBlockhashWindow(svm.latestBlockhash())
 */
export function createBlockhashWindow(hash: string): BlockhashWindow {
  const slots = new Map([[hash, 0]])
  let latest = hash
  return {
    latest: () => latest,
    has: (wanted) => slots.has(wanted),
    lastValidSlot: () => (slots.get(latest) ?? 0) + windowSlots,
    add(next, slot) {
      latest = next
      slots.set(next, slot)
      for (const [known, since] of slots)
        if (slot - since > windowSlots) slots.delete(known)
    },
  }
}
