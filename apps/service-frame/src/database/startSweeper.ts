import type { Clock } from '../clock.js'
import type { Log } from '../createLog.js'
import { errorFields } from '../errorFields.js'

const everyMs = 10 * 60_000

/** Deletes what is over, every ten minutes until it is stopped. */
export interface Sweeper {
  stop(): Promise<void>
}

/**
 * Starts at once: a process that never lives for long sweeps, too.
 * @param sweep deletes what is over now
 */
export function startSweeper(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  sweep: () => Promise<void>,
): Sweeper {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await sweep().catch((error: unknown) =>
        log({ event: 'sweep failed', ...errorFields(error) }),
      )
      await clock.sleep(everyMs, stopping.signal)
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
