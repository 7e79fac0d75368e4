import type { InTurn } from '../vault/createDevice.js'

/** Turns that hold over every tab and frame of this origin. */
export function inTurn({ locks }: Navigator): InTurn {
  return async (name, run) => await locks.request(name, run)
}
