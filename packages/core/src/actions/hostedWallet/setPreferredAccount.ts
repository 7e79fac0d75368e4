import type { Kit } from '../../kit/Kit.js'
import { requireHosted } from './requireHosted.js'

/**
 * Puts another kind of account of the hosted wallet first.
 *
 * @param parameters.type `eoa`, or `smartAccount` where the wallet has one on the
 * network in use
 * @returns the account that is first from now on
 * @throws `UNSUPPORTED_METHOD` where the wallet has no such account there;
 * `HOSTED_WALLET_ERROR`, `NO_AUTH_CONNECTOR`
 * @example
 * import { setPreferredAccount } from '@hasp/core'
 *
 * await setPreferredAccount(kit, { namespace: 'eip155', type: 'eoa' })
 */
export async function setPreferredAccount(
  kit: Kit,
  parameters: setPreferredAccount.Parameters,
): Promise<{ readonly address: string }> {
  return await requireHosted(kit).setPreferredAccount(parameters)
}

export declare namespace setPreferredAccount {
  type Parameters = {
    namespace: 'eip155' | 'solana'
    type: 'eoa' | 'smartAccount'
    signal?: AbortSignal | undefined
  }
}
