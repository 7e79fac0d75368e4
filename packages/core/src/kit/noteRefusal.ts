import type { AlertCode } from '../errors/alerts.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/**
 * Tells the developer of the page why a service refuses the site, once. The
 * question that it refused ends by itself.
 */
export function noteRefusal(kit: Kit, code: AlertCode): void {
  const { log, stores } = kit[internals]
  import('./showAlert.js').then(
    ({ showAlert }) => {
      if (stores.alerts.getState().code !== code) showAlert(kit, code)
    },
    (error: unknown) => log('warn', 'An alert is not shown', error),
  )
}
