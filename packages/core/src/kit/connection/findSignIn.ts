import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import type { BoundSignIn } from '../SignInFeature.js'

/**
 * Signing in, where the site asks anybody to: who is signed in, and how far
 * asking the visitor is.
 * @returns undefined without the option `siwx`
 * @example
 * import { findSignIn } from '@hasp/core'
 *
 * findSignIn(kit)?.state.getState().accounts
 */
export function findSignIn(kit: Kit): BoundSignIn | undefined {
  return kit[internals].signIn
}
