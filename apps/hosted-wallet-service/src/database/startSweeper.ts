import { errorFields } from '@hasp/service-frame'
import type { Service } from '../Service.js'
import { deleteExpired } from './deleteExpired.js'

const everyMs = 10 * 60_000

/** Deletes what is over, every ten minutes until it is stopped. */
export interface Sweeper {
  stop(): Promise<void>
}

/** Starts at once: a process that never lives for long sweeps, too. */
export function startSweeper({
  clock,
  database,
  log,
}: Pick<Service, 'clock' | 'database' | 'log'>): Sweeper {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await deleteExpired(database).catch((error: unknown) =>
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
