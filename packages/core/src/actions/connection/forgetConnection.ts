import type { ConnectionId } from '../../entities/connection/connection.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Takes a disconnected wallet off the list of those used before. One that is
 * connected stays.
 * @param parameters.connectionId the connection to forget
 * @example
 * import { forgetConnection } from '@hasp/core'
 *
 * forgetConnection(kit, { connectionId })
 */
export function forgetConnection(
  kit: Kit,
  { connectionId }: { connectionId: ConnectionId },
): void {
  kit[internals].stores.connections.dispatch({
    type: 'forgotten',
    id: connectionId,
  })
}
