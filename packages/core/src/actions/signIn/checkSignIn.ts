import type { Kit } from '../../kit/Kit.js'
import { requireSignIn } from './requireSignIn.js'

/**
 * Asks the server who is signed in: for a site that was answered 401.
 * @throws `SIWX_NOT_ENABLED`, `PART_NOT_LOADED`
 * @example
 * import { checkSignIn } from '@hasp/core'
 *
 * const response = await fetch('/note')
 * if (response.status === 401) await checkSignIn(kit)
 */
export async function checkSignIn(kit: Kit): Promise<void> {
  const bound = requireSignIn(kit)
  const steps = bound.steps() ?? (await bound.load())
  await steps.check()
}
