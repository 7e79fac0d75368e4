import type { Kit } from '../../kit/Kit.js'
import { changeRoute } from '../../kit/modal/changeRoute.js'
import { selectIsConnected } from '../../stores/connection/connections.js'
import { closeModal } from './closeModal.js'

/**
 * Goes one view back; from the first one, the modal closes.
 * @example
 * import { goBack } from '@hasp/core'
 *
 * goBack(kit)
 */
export function goBack(kit: Kit): void {
  const isConnected = selectIsConnected(kit.stores.connections.getState())
  const effects = changeRoute(kit, { type: 'back', isConnected })
  if (effects.includes('closeModal')) closeModal(kit)
}
