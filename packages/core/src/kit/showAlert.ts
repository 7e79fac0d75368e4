import { type AlertCode, alerts } from '../errors/alerts.js'
import type { Kit } from './Kit.js'

/**
 * Tells the developer of the page what to mend: in the console, as an event,
 * and with `debug` in the modal's alert bar.
 */
export function showAlert(kit: Kit, code: AlertCode): void {
  const { long, short } = alerts[code]
  kit.log('error', `${short}: ${long}`)
  kit.stores.alerts.setState({ code })
  kit.events.emit('CONFIG_ALERT', { code })
}
