import { decodeBase58 } from '../../../encoding/base58.js'
import type { Network } from '../../../entities/network/network.js'
import type { ChainProof } from '../../../jsonRpc/createRpcClient.js'

/** How many characters of the genesis hash CAIP-2 takes. */
const referenceLength = 32

/**
 * Nodes of this namespace name the hash of their genesis. A network whose id is
 * no part of such a hash, e.g. `localnet`, claims nothing that could be wrong.
 */
export function genesisProof({ id }: Network): ChainProof | undefined {
  const reference = `${id}`
  const isHash = reference.length === referenceLength && decodeBase58(reference)
  if (!isHash) return undefined
  return {
    method: 'getGenesisHash',
    parse: (hash) =>
      typeof hash === 'string' ? hash.slice(0, referenceLength) : undefined,
    isRight: (reported) => reported === reference,
  }
}
