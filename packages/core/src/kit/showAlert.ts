import { type AlertCode, alerts } from '../errors/alerts.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/**
 * Tells the developer of the page what to mend: in the console, as an event,
 * and with `debug` in the modal's alert bar.
 */
export function showAlert(kit: Kit, code: AlertCode): void {
  const { log, stores, events } = kit[internals]
  const { long, short } = alerts[code]
  log('error', `${short}: ${long}`)
  stores.alerts.setState({ code })
  events.emit('CONFIG_ALERT', { code })
}
