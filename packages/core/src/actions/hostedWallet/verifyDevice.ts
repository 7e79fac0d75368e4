import type { Kit } from '../../kit/Kit.js'
import type { HostedStep, WaitingForDevice } from '../../ports/HostedWallet.js'
import { finishStep } from './finishStep.js'
import { requireHosted } from './requireHosted.js'

/**
 * Waits until another device of the visitor's has agreed to this one, however
 * long that takes. While a hold lasts, `isToLook` goes in instead, to look and
 * to receive: nothing can be sent or signed before `holdEndsAt` of the login.
 *
 * @throws as `connectEmail`; `HOSTED_WALLET_ERROR` with `reason`
 * `deviceDenied` where another device, or the link of a mail, turns this one
 * away
 * @example
 * import { verifyDevice } from '@hasp/core'
 *
 * await verifyDevice(kit)
 */
export async function verifyDevice(
  kit: Kit,
  parameters: verifyDevice.Parameters = {},
): Promise<HostedStep> {
  const hosted = requireHosted(kit)
  const step = await hosted.verifyDevice(parameters)
  return await finishStep(kit, hosted, step, parameters.signal)
}

export declare namespace verifyDevice {
  type Parameters = WaitingForDevice & { signal?: AbortSignal | undefined }
}
