import type { Environment } from '../../../ports/Environment.js'
import { choicesKey, identityKey, sessionsKey } from './storageKeys.js'

/**
 * Removes everything that the client keeps on a device: keys, sessions, open
 * requests, and by what relays know it. The client need not be loaded; one
 * that is should have ended its sessions first, for wallets to be told.
 * @example forgetVault(environment)
 */
export function forgetVault({
  keyValueStore,
}: Pick<Environment, 'keyValueStore'>): void {
  for (const key of [sessionsKey, identityKey, choicesKey])
    try {
      keyValueStore?.removeItem(key)
    } catch {
      // Where nothing can be removed, nothing could be kept.
    }
}
