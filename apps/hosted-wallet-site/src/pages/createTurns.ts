import type { InTurn } from '../vault/createDevice.js'

/**
 * Turns that hold over every tab and frame of this origin. Where the browser
 * blocks storage it has no locks either: then nothing is shared with another
 * tab, and turns within this page are enough.
 */
export function createTurns(locks: LockManager): InTurn {
  const last = new Map<string, Promise<unknown>>()
  const here: InTurn = async (name, run) => {
    const next = (last.get(name) ?? Promise.resolve())
      .catch(() => undefined)
      .then(run)
    last.set(name, next)
    return await next
  }
  let isBlocked: Promise<boolean> | undefined
  return async (name, run) => {
    isBlocked ??= locks.request(`${name} probe`, () => false).catch(() => true)
    return (await isBlocked)
      ? await here(name, run)
      : await locks.request(name, run)
  }
}
