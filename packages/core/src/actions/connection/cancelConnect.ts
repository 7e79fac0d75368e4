import type { Kit } from '../../kit/Kit.js'

/**
 * Gives up the attempt that the visitor is waiting for, if any. A late answer
 * of the wallet changes nothing.
 * @example cancelConnect(kit)
 */
export function cancelConnect(kit: Kit): void {
  kit.tasks.abort('connect')
}
