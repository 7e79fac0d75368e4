import type { Clock } from '../clock.js'
import type { Log } from '../createLog.js'
import { errorFields } from '../errorFields.js'

/** What a process does again and again. */
export interface Repeating {
  /** Lets what has begun end. */
  stop(): Promise<void>
}

/**
 * Does something at once, and again and again until it is stopped. A failure is
 * written down, and the next time comes.
 * @param options.everyMs the pause, or what says it each time
 * @param options.failed the event of the log
 */
export function startRepeating(
  { clock, log }: startRepeating.Parts,
  act: () => Promise<void>,
  options: {
    readonly everyMs: number | (() => number)
    readonly failed: string
  },
): Repeating {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) =>
        log({ event: options.failed, ...errorFields(error) }),
      )
      const { everyMs } = options
      const pauseMs = typeof everyMs === 'number' ? everyMs : everyMs()
      await clock.sleep(pauseMs, stopping.signal)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

export declare namespace startRepeating {
  interface Parts {
    readonly clock: Clock
    readonly log: Log
  }
}
