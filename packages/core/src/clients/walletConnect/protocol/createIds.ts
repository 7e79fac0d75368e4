import type { Clock } from '../../../ports/Environment.js'

/**
 * Ids of requests as WalletConnect forms them, milliseconds and three digits
 * more: never the same twice, each greater than the one before, also when
 * the clock is set back.
 */
export function createIds(
  clock: Clock,
  randomBytes: (length: number) => Uint8Array,
): () => number {
  let last = 0
  return () => {
    const [high = 0, low = 0] = randomBytes(2)
    const candidate =
      Math.floor(clock.now()) * 1000 + ((high * 256 + low) % 1000)
    last = Math.max(candidate, last + 1)
    return last
  }
}
