import type { Kit } from '../../kit/Kit.js'
import { requireHostedInUse } from './requireHostedInUse.js'

/**
 * Waits until the address of the visitor's wallet is another one, wherever that
 * is done: here, in another tab, or on the wallet's own page.
 *
 * @returns the new address
 * @throws as `startEmailUpdate`; `HOSTED_WALLET_ERROR` with `reason`
 * `timedOut` after 15 minutes
 * @example
 * import { awaitEmailUpdate } from '@hasp/core'
 *
 * const { email } = await awaitEmailUpdate(kit)
 */
export async function awaitEmailUpdate(
  kit: Kit,
  parameters: awaitEmailUpdate.Parameters = {},
): Promise<{ readonly email: string }> {
  return await requireHostedInUse(kit).changeEmail((changes) =>
    changes.follow(parameters),
  )
}

export declare namespace awaitEmailUpdate {
  type Parameters = { signal?: AbortSignal | undefined }
}
