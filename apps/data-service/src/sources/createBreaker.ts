/** Failures one after another, after which an upstream is left alone. */
const failuresLimit = 5
/** How long it is left alone, unless it says so itself. */
const restMs = 10_000
/** Open questions to one upstream; more are refused at once. */
const openLimit = 512

/** Whether an upstream may be asked, and what became of it. */
export interface Breaker {
  /** How long to leave it alone; 0 when it may be asked now. */
  waitMs(): number
  begin(): void
  succeed(): void
  /** Neither of both: it says nothing of the upstream. */
  end(): void
  /** @param retryAfterMs how long it wants to be left alone */
  fail(retryAfterMs?: number): void
}

/**
 * Keeps questions from an upstream that does not answer anyway: after some
 * failures in a row it rests, then one question tries it.
 * @param now in milliseconds, of a clock that is never set back
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let open = 0
  let restsUntil = 0
  return {
    waitMs() {
      const restMsLeft = restsUntil - now()
      if (restMsLeft > 0) return restMsLeft
      const isTried = failures >= failuresLimit && open > 0
      return isTried || open >= openLimit ? 1_000 : 0
    },
    begin() {
      open += 1
    },
    succeed() {
      open -= 1
      failures = 0
    },
    end() {
      open -= 1
    },
    fail(retryAfterMs) {
      open -= 1
      failures += 1
      const ownMs = failures >= failuresLimit ? restMs : 0
      const askedMs = Math.max(ownMs, retryAfterMs ?? 0)
      restsUntil = Math.max(restsUntil, now() + askedMs)
    },
  }
}
