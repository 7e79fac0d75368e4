import type { Kit } from '../../kit/Kit.js'

/**
 * Gives up what the visitor is waiting for, if anything. A late answer of a
 * wallet changes nothing.
 * @param except connections whose attempts go on
 * @example cancelConnect(kit)
 */
export function cancelConnect(kit: Kit, except: readonly string[] = []): void {
  kit.tasks.abortAll(
    (name) => name.startsWith('connect ') && !except.includes(name.slice(8)),
  )
}
