import type { AlertCode } from '../errors/alerts.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

const told = new WeakMap<Kit, Set<AlertCode>>()

/**
 * Tells the developer of the page why a service refuses the site, once, also
 * where that was dismissed. The question that it refused ends by itself.
 */
export function noteRefusal(kit: Kit, code: AlertCode): void {
  const { log, stores } = kit[internals]
  const codes = told.get(kit) ?? new Set()
  told.set(kit, codes)
  if (codes.has(code)) return
  codes.add(code)
  import('./showAlert.js').then(
    ({ showAlert }) => {
      if (stores.alerts.getState().code !== code) showAlert(kit, code)
    },
    (error: unknown) => log('warn', 'An alert is not shown', error),
  )
}
