import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { NameReads } from '../../ports/NameReads.js'

/** What is needed to ask about names of a network's accounts. */
export type NameHome = {
  readonly network: Network
  readonly networks: readonly Network[]
  readonly reads: NameReads
  readonly coinType: number
}

/**
 * What reads names of a network's accounts.
 * @throws `CHAIN_NOT_SUPPORTED`, `PART_NOT_LOADED`; `NAME_UNRESOLVED` where
 * accounts have no names
 */
export async function nameReadsOn(
  kit: Kit,
  networkId: NetworkId,
): Promise<NameHome> {
  const state = kit.stores.networks.getState()
  const network = findNetwork(state, networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const adapter = kit[internals].adapters.get(network.chainNamespace)
  const reads = await adapter?.capabilities.loadNames?.()
  const coinType = reads?.coinTypeOf(network)
  if (!reads || coinType === undefined)
    throw new KitError('NAME_UNRESOLVED', { problem: 'unsupported' })
  return { network, networks: state.networks, reads, coinType }
}
