import { type AlertCode, alerts } from '../../errors/alerts.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Tells the developer of the page what to mend: in the console, as an event,
 * and with `debug` in the modal's alert bar.
 * @param parameters.code which of `alertCodes`
 * @example raiseAlert(kit, { code: 'NETWORK_NOT_FOUND' })
 */
export function raiseAlert(kit: Kit, { code }: { code: AlertCode }): void {
  const { long, short } = alerts[code]
  kit.log('error', `${short}: ${long}`)
  kit.stores.alerts.setState({ code })
  kit.events.emit('CONFIG_ALERT', { code })
}

/**
 * Takes the alert off the modal.
 * @example dismissAlert(kit)
 */
export function dismissAlert(kit: Kit): void {
  kit.stores.alerts.setState({ code: undefined })
}
