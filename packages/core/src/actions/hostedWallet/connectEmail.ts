import type { Kit } from '../../kit/Kit.js'
import type { HostedStep } from '../../ports/HostedWallet.js'
import { finishStep } from './finishStep.js'
import { requireHosted } from './requireHosted.js'

/**
 * Starts a login by e-mail: a code is mailed, unless this device needs none.
 * With the same address again, another code is mailed.
 *
 * @param parameters.email an address; nothing tells whether it is known
 * @returns `CONNECT` when the wallet is connected, `VERIFY_OTP` when a code
 * has to be given, `VERIFY_DEVICE` when another device has to agree first
 * @throws `HOSTED_WALLET_ERROR`, `NO_AUTH_CONNECTOR`, `CANCELLED`, or what
 * `connect` throws
 * @example
 * import { connectEmail, submitOtp } from '@hasp/core'
 *
 * const { action } = await connectEmail(kit, { email: 'ada@tide.example' })
 * if (action === 'VERIFY_OTP') await submitOtp(kit, { otp: '018265' })
 */
export async function connectEmail(
  kit: Kit,
  parameters: connectEmail.Parameters,
): Promise<HostedStep> {
  const hosted = requireHosted(kit)
  const step = await hosted.connectEmail(parameters)
  return await finishStep(kit, hosted, step, parameters.signal)
}

export declare namespace connectEmail {
  type Parameters = { email: string; signal?: AbortSignal | undefined }
}
