import type { Clock } from '../clock.js'

/** Whoever looks gives up after ten seconds, and then sees nothing at all. */
const patienceMs = 2_000

/**
 * Reads a number for whoever wants it, by one question at a time: looking at a
 * database that is in trouble must not be more trouble.
 * @param maxAgeMs how old the last answer may be, to be given again
 * @returns undefined where there is no answer in time
 */
export function readPatiently(
  { now, sleep }: Clock,
  read: () => Promise<number>,
  maxAgeMs: number,
): () => Promise<number | undefined> {
  let reading: Promise<number | undefined> | undefined
  let last: { readonly value: number; readonly atMs: number } | undefined
  const ask = async () => {
    try {
      const value = await read()
      last = { value, atMs: now() }
      return value
    } catch {
      return undefined
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (last && now() - last.atMs < maxAgeMs) return last.value
    reading ??= ask()
    const over = new AbortController()
    const tooLate = sleep(patienceMs, over.signal).then(() => undefined)
    try {
      return await Promise.race([reading, tooLate])
    } finally {
      over.abort()
    }
  }
}
