import type { Kit } from '../../kit/Kit.js'
import type { HostedStep } from '../../ports/HostedWallet.js'
import { finishStep } from './finishStep.js'
import { requireHosted } from './requireHosted.js'

/**
 * Gives the code of an e-mail that `connectEmail` had sent.
 *
 * @param parameters.otp six digits
 * @returns `CONNECT` when the wallet is connected, `VERIFY_DEVICE` when
 * another device has to agree first
 * @throws `HOSTED_WALLET_ERROR` with `reason` `codeInvalid`, and `triesLeft`,
 * or `codeExpired`; else as `connectEmail`
 * @example
 * import { submitOtp } from '@hasp/core'
 *
 * await submitOtp(kit, { otp: '018265' })
 */
export async function submitOtp(
  kit: Kit,
  parameters: submitOtp.Parameters,
): Promise<HostedStep> {
  const hosted = requireHosted(kit)
  const step = await hosted.submitOtp(parameters)
  return await finishStep(kit, hosted, step, parameters.signal)
}

export declare namespace submitOtp {
  type Parameters = { otp: string; signal?: AbortSignal | undefined }
}
