/** How often to look whether npm is still there. */
const lookAtParentEveryMs = 250

/**
 * Aborts at the first request to stop this process; later ones change nothing.
 * A signal that reaches only npm ends it and its shell without a word to this
 * process, so under npm the loss of the parent is such a request too.
 * @example const stack = await startStack({ …, signal: stopSignal() })
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort())
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) controller.abort()
    }, lookAtParentEveryMs).unref()
  return controller.signal
}
