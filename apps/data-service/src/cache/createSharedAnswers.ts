import type { SpareCache } from '@hasp/service-frame'
import { staleMs } from './staleMs.js'

/** As long as an answer may stand in for one that cannot be made. */
const keptMs = staleMs

/** Answers that the processes of a service share. */
export interface SharedAnswers<Answer> {
  /** @returns undefined where there is none, or none that could be its own */
  find(
    key: string,
  ): Promise<{ readonly value: Answer; readonly ageMs: number } | undefined>
  /** Nobody waits for it. */
  keep(key: string, answer: Answer): void
}

/** How an answer is kept outside the process. */
export interface KeptAnswer<Answer> {
  write(key: string, answer: Answer): Uint8Array
  /**
   * Reads what was found under a key as what anybody may have written there.
   * @returns undefined for what is no answer to it; it may throw as well
   */
  read(key: string, bytes: Buffer): Answer | undefined
}

/**
 * Answers in a cache that may come and go. Their age is told by the cache: the
 * clocks of processes differ. Processes may make the same one at once, so there
 * are never more questions than processes; a lock for it would be a question
 * more to everybody, and a wait for whoever died with it.
 */
export function createSharedAnswers<Answer>(
  cache: SpareCache,
  { read, write }: KeptAnswer<Answer>,
): SharedAnswers<Answer> {
  const keyOf = (key: string) => `answer ${key}`
  return {
    async find(key) {
      const found = await cache.attempt((shared) => shared.find(keyOf(key)))
      if (!found?.answer) return undefined
      const { bytes, leftMs } = found.answer
      const value = tryTo(() => read(key, bytes))
      return value && { value, ageMs: Math.max(0, keptMs - leftMs) }
    },
    keep(key, answer) {
      void cache.attempt((shared) =>
        shared.keep(keyOf(key), write(key, answer), keptMs),
      )
    },
  }
}

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
