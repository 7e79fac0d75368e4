import type { Clock } from '@hasp/service-frame'
import type { SharedAnswers } from './createSharedAnswers.js'
import { staleMs as usualStaleMs } from './staleMs.js'

/** A failure is remembered for as long, so that it is not repeated by all. */
const failedMs = 2_000
const usuallyMost = 5_000

interface Made<Answer> {
  readonly value: Answer
  readonly madeAt: number
}

interface Entry<Answer> {
  answer?: Made<Answer>
  failure?: { readonly error: unknown; readonly at: number }
  making?: Promise<Made<Answer>>
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
 * @param options.shared where processes find what one of them has made
 * @param options.mostAnswers fewer than usual, where each is large
 * @param options.staleMs how old an answer may be that stands in; ten minutes
 * unless given
 */
export function createAnswerCache<Answer>(
  clock: Pick<Clock, 'now'>,
  freshMs: (answer: Answer) => number,
  {
    mostAnswers = usuallyMost,
    shared,
    staleMs = usualStaleMs,
  }: {
    readonly mostAnswers?: number
    readonly shared?: SharedAnswers<Answer> | undefined
    readonly staleMs?: number
  } = {},
): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>()
  // A clock that was set back keeps nothing for longer.
  const isWithin = (at: number | undefined, limitMs: number) =>
    at !== undefined && Math.abs(clock.now() - at) < limitMs
  const isFresh = (made: Made<Answer> | undefined): made is Made<Answer> =>
    made !== undefined && isWithin(made.madeAt, freshMs(made.value))
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
  /** Another process may have made it; what it made stands in, too. */
  const makeOnce = async (
    key: string,
    entry: Entry<Answer>,
    make: () => Promise<Answer>,
  ): Promise<Made<Answer>> => {
    const kept = await shared?.find(key)
    if (kept) {
      const made = { value: kept.value, madeAt: clock.now() - kept.ageMs }
      if (made.madeAt > (entry.answer?.madeAt ?? -Infinity)) entry.answer = made
      if (isFresh(made)) return made
    }
    const value = await make()
    shared?.keep(key, value)
    return { value, madeAt: clock.now() }
  }
  return {
    async find(key, make) {
      const entry = take(key)
      const { failure } = entry
      if (isFresh(entry.answer))
        return { answer: entry.answer.value, isStale: false }
      try {
        if (failure && isWithin(failure.at, failedMs)) throw failure.error
        entry.making ??= makeOnce(key, entry, make).finally(() => {
          delete entry.making
        })
        const made = await entry.making
        entry.answer = made
        delete entry.failure
        return { answer: made.value, isStale: false }
      } catch (error) {
        if (entry.failure?.error !== error)
          entry.failure = { error, at: clock.now() }
        const { answer } = entry
        if (answer && isWithin(answer.madeAt, staleMs))
          return { answer: answer.value, isStale: true }
        throw error
      }
    },
  }
}
