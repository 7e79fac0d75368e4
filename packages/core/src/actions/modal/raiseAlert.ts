import type { AlertCode } from '../../errors/alerts.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { showAlert } from '../../kit/showAlert.js'

/**
 * Tells the developer of the page what to mend: in the console, as an event,
 * and with `debug` in the modal's alert bar.
 * @param parameters.code which of `alertCodes`
 * @example
 * import { raiseAlert } from '@hasp/core/internal'
 *
 * raiseAlert(kit, { code: 'NETWORK_NOT_FOUND' })
 */
export function raiseAlert(kit: Kit, { code }: { code: AlertCode }): void {
  showAlert(kit, code)
}

/**
 * Takes the alert off the modal.
 * @example
 * import { dismissAlert } from '@hasp/core/internal'
 *
 * dismissAlert(kit)
 */
export function dismissAlert(kit: Kit): void {
  kit[internals].stores.alerts.setState({ code: undefined })
}
