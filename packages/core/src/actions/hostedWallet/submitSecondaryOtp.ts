import type { Kit } from '../../kit/Kit.js'
import { requireHostedInUse } from './requireHostedInUse.js'

/**
 * Gives the code of the new mailbox: from then on it opens the wallet.
 *
 * @param parameters.otp six digits
 * @returns the new address
 * @throws `HOSTED_WALLET_ERROR` with `reason` `emailTaken` where the new
 * address opens another wallet; else as `submitPrimaryOtp`
 * @example
 * import { submitSecondaryOtp } from '@hasp/core'
 *
 * const { email } = await submitSecondaryOtp(kit, { otp: '552034' })
 */
export async function submitSecondaryOtp(
  kit: Kit,
  parameters: submitSecondaryOtp.Parameters,
): Promise<{ readonly email: string }> {
  return await requireHostedInUse(kit).changeEmail((changes) =>
    changes.submitSecondary(parameters),
  )
}

export declare namespace submitSecondaryOtp {
  type Parameters = { otp: string; signal?: AbortSignal | undefined }
}
