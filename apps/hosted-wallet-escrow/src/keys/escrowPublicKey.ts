import { readMasterKey } from '@hasp/service-frame/secrets'
import { createEscrowKeys } from './createEscrowKeys.js'

/**
 * What frames seal their requests to, as the wallet's site is told.
 * @param path the key file of the escrow
 * @param options `isMade`: make one where none is
 */
export async function escrowPublicKey(
  path: string,
  options: { readonly isMade: boolean },
): Promise<string> {
  return (await createEscrowKeys(await readMasterKey(path, options))).publicKey
}
