import {
  type AddressKind,
  findBitcoinNetwork,
} from '../../../addresses/bitcoinNetworks.js'
import { findNetwork } from '../../../entities/network/findNetwork.js'
import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'

/**
 * Which addresses a network has.
 * @returns undefined for the networks of a wallet's own
 */
export function addressKindOf(
  networkId: NetworkId,
  networks: readonly Network[],
): AddressKind | undefined {
  const network = findBitcoinNetwork(networkId)
  if (network) return network.kind
  const configured = findNetwork({ networks }, networkId)
  return configured && (configured.testnet ? 'test' : 'main')
}
