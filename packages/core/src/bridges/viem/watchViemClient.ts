import type { Kit } from '../../kit/Kit.js'
import { watchConnection } from '../watchConnection.js'
import { createViemClient, type ViemClient } from './createViemClient.js'

/**
 * Keeps a wallet client of viem for the account and the network in use on
 * EVM: a new one in the same tick in which either changes.
 * @param listener told at once and at every change; of nothing while no
 * wallet is connected. `chain` is absent on a network that is not configured.
 * @returns stops it; so does `options.signal`
 * @example
 * import { watchViemClient } from '@hasp/core/viem'
 *
 * const stop = watchViemClient(kit, (client) => {
 *   document.title = client?.account.address ?? 'Not connected'
 * })
 */
export function watchViemClient(
  kit: Kit,
  listener: (client: ViemClient | undefined) => void,
  options: { readonly signal?: AbortSignal | undefined } = {},
): () => void {
  return watchConnection(
    kit,
    'eip155',
    (connection) => listener(connection && createViemClient(kit, connection)),
    options,
  )
}
