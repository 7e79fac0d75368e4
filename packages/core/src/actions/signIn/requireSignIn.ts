import { KitError } from '../../errors/KitError.js'
import { findSignIn } from '../../kit/connection/findSignIn.js'
import type { Kit } from '../../kit/Kit.js'
import type { BoundSignIn } from '../../kit/SignInFeature.js'

/** @throws `SIWX_NOT_ENABLED` */
export function requireSignIn(kit: Kit): BoundSignIn {
  const signIn = findSignIn(kit)
  if (!signIn) throw new KitError('SIWX_NOT_ENABLED')
  return signIn
}
