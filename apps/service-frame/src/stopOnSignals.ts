import type { Log } from './createLog.js'
import { errorFields } from './errorFields.js'

/**
 * Ends the process by SIGINT or SIGTERM, once; Ctrl-C under npm comes as two. All
 * that it waits for has ended by then or was given up: what is left, as a
 * connection to a server that stands still, must not keep the process.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
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
