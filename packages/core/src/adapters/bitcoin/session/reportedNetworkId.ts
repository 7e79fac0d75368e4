import { bitcoinNetworks } from '../../../addresses/bitcoinNetworks.js'
import type { NetworkId } from '../../../entities/network/networkId.js'

/**
 * The network that a wallet says it is on. One that is none of Bitcoin's keeps
 * the wallet's own name for it, so that it is seen to be another.
 * @param name e.g. `Testnet4`, `BITCOIN_MAINNET`
 */
export function reportedNetworkId(name: unknown): NetworkId | undefined {
  if (typeof name !== 'string' || !/^[-\w]{1,32}$/.test(name)) return undefined
  const plain = name.toLowerCase().replace(/^bitcoin_/, '')
  const network = bitcoinNetworks.find((entry) => entry.name === plain)
  return `bip122:${network ? network.reference : name}`
}
