import type { NonEmpty } from '../../entities/connection/connection.js'
import type { Network } from '../../entities/network/network.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { KeplrProvider } from './KeplrProvider.js'
import { requestAccess } from './requestAccess.js'

/**
 * Asks for access to networks; the request leaves inside the call. The first
 * of them is the one wanted.
 * @param parameters.onAdding told when the wallet is asked to add a network
 * @returns the networks that may be used, the wanted one first if it is one
 * @throws `UNSUPPORTED_CHAIN` when there is none
 */
export async function enableChains(parameters: {
  readonly provider: KeplrProvider
  readonly networks: readonly Network[]
  readonly signal: AbortSignal
  readonly onAdding?: (() => void) | undefined
}): Promise<NonEmpty<Network>> {
  const { networks, provider, signal } = parameters
  let enabled = networks
  try {
    if (networks.length > 0) await requestAccess(provider, networks, signal)
  } catch (error) {
    if (!isKitError(error, 'CHAIN_NOT_ADDED')) throw error
    const { enableKnown } = await import('./enableKnown.js')
    enabled = await enableKnown({ ...parameters, refusal: error })
  }
  const [first, ...others] = enabled
  if (!first) throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'cosmos' })
  return [first, ...others]
}
