import type { AccountId } from '../../entities/account/accountId.js'
import type { Kit } from '../../kit/Kit.js'
import { requireSignIn } from './requireSignIn.js'

/**
 * Signs out, here and in other tabs at once; without a connection to the server
 * it is told later. Where signing in is required, the wallet is disconnected.
 *
 * @param parameters.accountId one account; everybody unless given
 * @throws `SIWX_NOT_ENABLED`, `PART_NOT_LOADED`
 * @example
 * import { signOut } from '@hasp/core'
 *
 * await signOut(kit)
 */
export async function signOut(
  kit: Kit,
  { accountId }: signOut.Parameters = {},
): Promise<void> {
  const bound = requireSignIn(kit)
  const steps = bound.steps() ?? (await bound.load())
  await steps.leave(accountId)
}

export declare namespace signOut {
  type Parameters = { accountId?: AccountId | undefined }
}
