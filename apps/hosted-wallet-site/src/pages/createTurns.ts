import type { InTurn } from '../vault/createDevice.js'

/** The locks of a browser; some throw at their name where storage is blocked. */
export function locksOf({ navigator }: Window): LockManager | undefined {
  try {
    return navigator.locks
  } catch {
    return undefined
  }
}

/**
 * Turns that hold over every tab and frame of this origin. Where the browser
 * blocks storage it has no locks either: then nothing is shared with another
 * tab, and turns within this page are enough.
 */
export function createTurns(locks: LockManager | undefined): InTurn {
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
    isBlocked ??= isRefused(locks, `${name} probe`)
    return !locks || (await isBlocked)
      ? await here(name, run)
      : await locks.request(name, run)
  }
}

async function isRefused(
  locks: LockManager | undefined,
  name: string,
): Promise<boolean> {
  try {
    await locks?.request(name, () => undefined)
    return false
  } catch {
    return true
  }
}
