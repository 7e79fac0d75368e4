import type { Namespace } from '../../entities/namespace.js'
import { isNetworkId, type NetworkId } from '../../entities/networkId.js'
import { parseChainId } from '../../entities/parseChainId.js'

/**
 * The chain that a wallet says it went to, in any of the forms in use: a
 * number, hex or decimal text, or CAIP-2.
 * @returns undefined for anything else, and for another family's
 */
export function readChain(
  data: unknown,
  namespace: Namespace,
): NetworkId | undefined {
  if (isNetworkId(data))
    return data.startsWith(`${namespace}:`) ? data : undefined
  return namespace === 'eip155' ? parseChainId(data) : undefined
}
