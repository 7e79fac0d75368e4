import type { Log } from './createLog.js'
import { errorFields } from './errorFields.js'

/** Ctrl-C under npm comes as two signals. */
const oneMs = 1_000

/**
 * Ends the process by SIGINT or SIGTERM, in order, and by another one that comes
 * later at once. All that it waits for has ended by then or was given up: what is
 * left, as a connection to a server that stands still, must not keep the process.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stoppingSince: number | undefined
  const end = async () => {
    if (stoppingSince !== undefined) {
      const isLater = performance.now() - stoppingSince >= oneMs
      if (isLater) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log({ event: 'stopping' })
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log({ event: 'not stopped in order', ...errorFields(error) })
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void end())
}
