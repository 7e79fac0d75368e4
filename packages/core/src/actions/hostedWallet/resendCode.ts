import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import type { HostedStep } from '../../ports/HostedWallet.js'
import { connectEmail } from './connectEmail.js'
import { requireHosted } from './requireHosted.js'

/**
 * Has another code mailed to the address of the login.
 *
 * @throws `NOT_CONNECTED_TO_HOSTED_WALLET` when no login was started;
 * `HOSTED_WALLET_ERROR` with `reason` `tryLater`, and `retryAfterMs`; else as
 * `connectEmail`
 * @example
 * import { resendCode } from '@hasp/core'
 *
 * await resendCode(kit)
 */
export async function resendCode(
  kit: Kit,
  { signal }: resendCode.Parameters = {},
): Promise<HostedStep> {
  const { login } = requireHosted(kit).state.getState()
  if (login.step !== 'code' && login.step !== 'device')
    throw new KitError('NOT_CONNECTED_TO_HOSTED_WALLET')
  return await connectEmail(kit, { email: login.email, signal })
}

export declare namespace resendCode {
  type Parameters = { signal?: AbortSignal | undefined }
}
