/** Work in progress, by name. */
export type Tasks = {
  /** Callers of the same name share one run, until it settles. */
  share<result>(name: string, run: () => Promise<result>): Promise<result>
  /**
   * As `share`, but the result is kept for later callers, unless it may run
   * again.
   */
  once<result>(
    name: string,
    run: () => Promise<result>,
    canRunAgain: (error: unknown) => boolean,
  ): Promise<result>
  /** Aborts the holder of the name, if any, and hands the name on. */
  supersede(name: string): AbortController
  /** Whether the name was handed on to somebody else. */
  isSuperseded(name: string, holder: AbortController): boolean
  /** Aborts the holder of the name. */
  abort(name: string): void
  /** Aborts everything, or what has a name that fits. */
  abortAll(fits?: (name: string) => boolean): void
  /** When work of the name failed last, unless it has succeeded since. */
  failedAt(name: string): number | undefined
  noteFailure(name: string, at: number): void
  noteSuccess(name: string): void
}

/** How many failed names are remembered. */
const failuresLimit = 50

export function createTasks(): Tasks {
  const running = new Map<string, Promise<unknown>>()
  const holders = new Map<string, AbortController>()
  const failures = new Map<string, number>()
  const abort = (name: string) => {
    holders.get(name)?.abort()
    holders.delete(name)
  }
  return {
    share<result>(name: string, run: () => Promise<result>) {
      const known = running.get(name)
      if (known) return known as Promise<result>
      const promise = run().finally(() => running.delete(name))
      running.set(name, promise)
      return promise
    },
    once<result>(
      name: string,
      run: () => Promise<result>,
      canRunAgain: (error: unknown) => boolean,
    ) {
      const known = running.get(name)
      if (known) return known as Promise<result>
      const promise = run()
      running.set(name, promise)
      promise.catch((error) => canRunAgain(error) && running.delete(name))
      return promise
    },
    supersede(name) {
      abort(name)
      const controller = new AbortController()
      holders.set(name, controller)
      return controller
    },
    isSuperseded: (name, holder) => (holders.get(name) ?? holder) !== holder,
    abort,
    abortAll(fits = () => true) {
      for (const name of [...holders.keys()]) if (fits(name)) abort(name)
    },
    failedAt: (name) => failures.get(name),
    noteFailure(name, at) {
      failures.delete(name)
      failures.set(name, at)
      const [oldest] = failures.keys()
      if (failures.size > failuresLimit && oldest) failures.delete(oldest)
    },
    noteSuccess: (name) => void failures.delete(name),
  }
}
