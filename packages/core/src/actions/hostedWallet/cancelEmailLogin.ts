import { findHosted } from '../../kit/connection/findHosted.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Forgets a login by e-mail that is not finished, e.g. to use another address.
 * @example
 * import { cancelEmailLogin } from '@hasp/core'
 *
 * cancelEmailLogin(kit)
 */
export function cancelEmailLogin(kit: Kit): void {
  findHosted(kit)?.cancelLogin()
}
