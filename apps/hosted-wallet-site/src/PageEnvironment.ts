/** What the pages have of their browser. */
export interface PageEnvironment {
  readonly window: Window & typeof globalThis
  readonly now: () => number
  /** Runs something later; the result prevents it. */
  readonly after: (delayMs: number, run: () => void) => () => void
}

/** The real one. */
export function createPageEnvironment(
  window: Window & typeof globalThis,
): PageEnvironment {
  return {
    window,
    now: () => window.performance.now(),
    after: (delayMs, run) => {
      const timer = window.setTimeout(run, delayMs)
      return () => window.clearTimeout(timer)
    },
  }
}
