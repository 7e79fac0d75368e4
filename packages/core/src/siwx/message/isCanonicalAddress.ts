import { findBitcoinNetwork } from '../../addresses/bitcoinNetworks.js'
import { checksumAddress } from '../../addresses/checksumAddress.js'
import { parseBech32 } from '../../addresses/parseBech32.js'
import { parseBitcoinAddress } from '../../addresses/parseBitcoinAddress.js'
import { parsePublicKey } from '../../addresses/parsePublicKey.js'
import { parseSs58 } from '../../addresses/ss58.js'
import type { Namespace } from '../../entities/network/namespace.js'
import {
  type NetworkId,
  namespaceOf,
} from '../../entities/network/networkId.js'

type Check = (address: string, networkId: NetworkId) => boolean

const checks: { readonly [namespace in Namespace]: Check } = {
  eip155: (address) => checksumAddress(address) === address,
  solana: (address) => parsePublicKey(address) !== undefined,
  polkadot: (address) => parseSs58(address) !== undefined,
  bip122(address, networkId) {
    const parsed = parseBitcoinAddress(address)
    const kind = findBitcoinNetwork(networkId)?.kind
    return (
      parsed?.address === address && parsed.kinds.some((one) => one === kind)
    )
  },
  // Of accounts with a key: those without have 32 bytes and cannot sign.
  cosmos: (address) => parseBech32(address)?.bytes.length === 20,
}

/**
 * Whether a text is an address of the network, in the one way in which it is
 * written in a message: with its checksum, and of the network's own kind.
 */
export function isCanonicalAddress(
  address: string,
  networkId: NetworkId,
): boolean {
  return checks[namespaceOf(networkId)](address, networkId)
}
