import { abortAttempts } from '../../kit/connection/attemptTasks.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Gives up what the visitor is waiting for, if anything. A late answer of a
 * wallet changes nothing.
 * @example
 * import { cancelConnect } from '@hasp/core'
 *
 * cancelConnect(kit)
 */
export function cancelConnect(kit: Kit): void {
  abortAttempts(kit)
}
