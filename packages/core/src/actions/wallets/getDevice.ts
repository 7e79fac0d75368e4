import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { type Device, readDevice } from '../../policies/links/device.js'
import { readDeviceSigns } from '../../utils/readDeviceSigns.js'

/**
 * The device that shows the page, and the kind of page it is.
 * @example
 * import { getDevice } from '@hasp/core/internal'
 *
 * getDevice(kit).isTelegram
 */
export function getDevice(kit: Kit): Device {
  return readDevice(readDeviceSigns(kit[internals].environment))
}
