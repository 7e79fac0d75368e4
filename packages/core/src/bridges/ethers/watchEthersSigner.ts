import type { JsonRpcSigner } from 'ethers'
import type { Kit } from '../../kit/Kit.js'
import { watchConnection } from '../watchConnection.js'
import { createSigner } from './createSigner.js'

/**
 * Keeps a signer of ethers 6 for the account in use on EVM: a new one in the
 * same tick in which the account or the network changes.
 * @param listener told at once and at every change; of nothing while no
 * wallet is connected
 * @returns stops it; so does `options.signal`
 * @example
 * import { watchEthersSigner } from '@hasp/core/ethers'
 *
 * const stop = watchEthersSigner(kit, (signer) => {
 *   document.title = signer?.address ?? 'Not connected'
 * })
 */
export function watchEthersSigner(
  kit: Kit,
  listener: (signer: JsonRpcSigner | undefined) => void,
  options: { readonly signal?: AbortSignal | undefined } = {},
): () => void {
  return watchConnection(
    kit,
    'eip155',
    (connection) =>
      listener(connection ? createSigner(kit, connection) : undefined),
    options,
  )
}
