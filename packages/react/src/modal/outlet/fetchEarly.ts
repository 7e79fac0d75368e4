import type { ViewName } from '@hasp/core'
import type { ViewMoment } from '../firstViews.js'
import { views } from '../views.js'

const afterConnecting: readonly ViewMoment[] = ['account', 'network', 'sending']
const beforeConnecting: readonly ViewMoment[] = ['connecting', 'account']

/** Fetches what is likely to be next, one after the other, while idle. */
export async function fetchEarly(parameters: {
  readonly isConnected: boolean
  readonly preloadConnectors: () => Promise<unknown>
  readonly loadView: (view: ViewName) => Promise<void>
  readonly signal: AbortSignal
}): Promise<void> {
  const { isConnected, loadView, preloadConnectors, signal } = parameters
  const moments = isConnected ? afterConnecting : beforeConnecting
  const names = Object.keys(views) as readonly ViewName[]
  const next = names
    .filter((view) => moments.includes(views[view].when))
    .map((view) => () => loadView(view))
  for (const load of isConnected ? next : [preloadConnectors, ...next]) {
    await idle()
    // Without a connection each would fail; they come when they are asked for.
    if (signal.aborted || !navigator.onLine) return
    await load().catch(() => undefined)
  }
}

/** Safari has no `requestIdleCallback`: a moment is enough. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
