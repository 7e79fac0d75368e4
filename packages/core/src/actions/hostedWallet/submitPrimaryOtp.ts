import type { Kit } from '../../kit/Kit.js'
import type { HostedEmailStep } from '../../ports/HostedWallet.js'
import { requireHostedInUse } from './requireHostedInUse.js'

/**
 * Gives the code of the mailbox so far; another one is then mailed to the new
 * one.
 *
 * @param parameters.otp six digits
 * @throws `HOSTED_WALLET_ERROR` with `reason` `codeInvalid`, and `triesLeft`,
 * or `codeExpired`; else as `startEmailUpdate`
 * @example
 * import { submitPrimaryOtp } from '@hasp/core'
 *
 * await submitPrimaryOtp(kit, { otp: '018265' })
 */
export async function submitPrimaryOtp(
  kit: Kit,
  parameters: submitPrimaryOtp.Parameters,
): Promise<HostedEmailStep> {
  return await requireHostedInUse(kit).changeEmail((changes) =>
    changes.submitPrimary(parameters),
  )
}

export declare namespace submitPrimaryOtp {
  type Parameters = { otp: string; signal?: AbortSignal | undefined }
}
