import type { Kit } from '../../kit/Kit.js'
import type { HostedStep } from '../../ports/HostedWallet.js'
import { finishStep } from './finishStep.js'
import { requireHosted } from './requireHosted.js'

/**
 * Waits until another device of the visitor's has agreed to this one.
 *
 * @throws as `connectEmail`; `HOSTED_WALLET_ERROR` with `reason` `timedOut`
 * after two minutes, and it can be asked again
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
  type Parameters = { signal?: AbortSignal | undefined }
}
