import { selectIsConnected } from '../stores/connections.js'
import { forgetState } from './forgetState.js'
import type { Kit } from './Kit.js'

/**
 * Forgets the device after another tab.
 * @param key what it changed; `null` where nobody knows what was missed
 */
export function followForgetting(kit: Kit, key: string | null): void {
  if (key !== null || isForgotten(kit))
    void forgetState(kit, { isFollowing: true })
}

/** A tab that holds a connection has stored it: somebody removed it all. */
function isForgotten({ environment, storage, stores }: Kit): boolean {
  if (!selectIsConnected(stores.connections.getState())) return false
  try {
    // What another version of the site wrote is there, though unreadable.
    return (
      environment.keyValueStore?.getItem('hasp.connections') === null &&
      storage.get('connections') === undefined
    )
  } catch {
    return false
  }
}
