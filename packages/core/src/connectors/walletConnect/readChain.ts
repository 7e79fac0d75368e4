import type { Namespace } from '../../entities/namespace.js'
import {
  formatNetworkId,
  isNetworkId,
  type NetworkId,
} from '../../entities/networkId.js'

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
  if (namespace !== 'eip155') return undefined
  const isNumeral =
    (typeof data === 'number' && Number.isSafeInteger(data)) ||
    (typeof data === 'string' && /^(0x[\da-f]{1,16}|\d{1,20})$/i.test(data))
  const chain = isNumeral ? BigInt(data as number | string) : 0n
  return chain > 0n ? formatNetworkId('eip155', `${chain}`) : undefined
}
