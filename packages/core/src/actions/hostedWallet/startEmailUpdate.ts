import type { Kit } from '../../kit/Kit.js'
import type { HostedEmailStep } from '../../ports/HostedWallet.js'
import { requireHostedInUse } from './requireHostedInUse.js'

/**
 * Begins to give the visitor's wallet another address. The wallet itself shows
 * both and asks; then a code is mailed. With the same address again, another
 * code is mailed.
 *
 * @returns `VERIFY_PRIMARY_OTP` when the code of the mailbox so far has to be
 * given, `VERIFY_SECONDARY_OTP` when the new one's has to be
 * @throws as `updateEmail`; `USER_REJECTED`; `HOSTED_WALLET_ERROR` with
 * `reason` `emailInvalid`, also for the address as it is, `tryLater` with
 * `retryAfterMs`, or `held` for 72 hours after a hold of this device
 * @example
 * import { startEmailUpdate, submitPrimaryOtp, submitSecondaryOtp } from '@hasp/core'
 *
 * await startEmailUpdate(kit, { email: 'ada@reef.example' })
 * await submitPrimaryOtp(kit, { otp: '018265' })
 * const { email } = await submitSecondaryOtp(kit, { otp: '552034' })
 */
export async function startEmailUpdate(
  kit: Kit,
  parameters: startEmailUpdate.Parameters,
): Promise<HostedEmailStep> {
  return await requireHostedInUse(kit).changeEmail((changes) =>
    changes.begin(parameters),
  )
}

export declare namespace startEmailUpdate {
  type Parameters = { email: string; signal?: AbortSignal | undefined }
}
