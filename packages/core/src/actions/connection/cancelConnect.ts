import type { Kit } from '../../kit/Kit.js'

/** Gives up the attempt that the visitor is waiting for, if any. */
export function cancelConnect(kit: Kit): void {
  kit.tasks.abort('connect')
}
