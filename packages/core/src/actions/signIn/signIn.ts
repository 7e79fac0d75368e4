import { isKitError, KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'
import { requireSignIn } from './requireSignIn.js'

/**
 * Asks the wallet in use to sign the visitor in. What is signed is mostly there
 * by then, so that the request leaves inside the call.
 *
 * @param kit a started kit with the option `siwx`
 * @param parameters.signal gives up waiting
 * @throws `SIWX_NOT_ENABLED`, `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK`,
 * `CHAIN_NOT_SUPPORTED`; `SIGN_MESSAGE_FAILED`, whose `cause` says why, such as
 * `USER_REJECTED`: the view shows it, too
 * @see EIP-4361, CAIP-122
 * @example
 * import { findSignIn, signIn } from '@hasp/core'
 *
 * await signIn(kit)
 * findSignIn(kit)?.state.getState().accounts // [{ networkId: 'eip155:1', … }]
 */
export async function signIn(
  kit: Kit,
  { signal }: signIn.Parameters = {},
): Promise<void> {
  const bound = requireSignIn(kit)
  requireActiveAccount(kit)
  try {
    // Once it is there it is asked inside the call.
    const steps = bound.steps() ?? (await bound.load())
    await steps.sign(signal)
  } catch (cause) {
    if (isKitError(cause, 'CANCELLED')) throw cause
    throw new KitError('SIGN_MESSAGE_FAILED', {}, { cause })
  }
}

export declare namespace signIn {
  type Parameters = { signal?: AbortSignal | undefined }
}
