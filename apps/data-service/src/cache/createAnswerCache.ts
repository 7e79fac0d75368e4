import type { Clock } from '@hasp/service-frame'

/** A failure is remembered for as long, so that it is not repeated by all. */
const failedMs = 2_000
/** An answer that stands in for one that failed. */
const staleMs = 10 * 60_000
const mostAnswers = 5_000

interface Entry<Answer> {
  answer?: { readonly value: Answer; readonly madeAt: number }
  failure?: { readonly error: unknown; readonly at: number }
  making?: Promise<Answer>
}

/** Answers by what was asked. */
export interface AnswerCache<Answer> {
  /**
   * The answer to a question; one that is old only if none can be made.
   * @param key names all that the answer depends on
   * @param make asked once at a time for each key
   */
  find(
    key: string,
    make: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly isStale: boolean }>
}

/**
 * A cache of this process: the key that was used longest ago makes room.
 * @param freshMs for how long an answer is used without a question
 */
export function createAnswerCache<Answer>(
  clock: Pick<Clock, 'now'>,
  freshMs: (answer: Answer) => number,
): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>()
  const take = (key: string): Entry<Answer> => {
    const entry = entries.get(key) ?? {}
    entries.delete(key)
    entries.set(key, entry)
    for (const [oldest, { making }] of entries) {
      if (entries.size <= mostAnswers) break
      if (!making) entries.delete(oldest)
    }
    return entry
  }
  return {
    async find(key, make) {
      const entry = take(key)
      const isWithin = (at: number | undefined, limitMs: number) =>
        // A clock that was set back keeps nothing for longer.
        at !== undefined && Math.abs(clock.now() - at) < limitMs
      const { answer, failure } = entry
      if (answer && isWithin(answer.madeAt, freshMs(answer.value)))
        return { answer: answer.value, isStale: false }
      try {
        if (failure && isWithin(failure.at, failedMs)) throw failure.error
        entry.making ??= make().finally(() => {
          delete entry.making
        })
        const value = await entry.making
        entry.answer = { value, madeAt: clock.now() }
        delete entry.failure
        return { answer: value, isStale: false }
      } catch (error) {
        if (entry.failure?.error !== error)
          entry.failure = { error, at: clock.now() }
        if (answer && isWithin(answer.madeAt, staleMs))
          return { answer: answer.value, isStale: true }
        throw error
      }
    },
  }
}
