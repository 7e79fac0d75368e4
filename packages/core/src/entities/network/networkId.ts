import { KitError } from '../../errors/KitError.js'
import { isNamespace, type Namespace } from './namespace.js'
import { splitColon } from './splitColon.js'

/** A CAIP-2 network id of a known namespace, e.g. `eip155:1`. */
export type NetworkId = `${Namespace}:${string}`

/**
 * Reads a CAIP-2 network id.
 * @throws `INVALID_NETWORK_ID` unless there are exactly two non-empty parts.
 * @see CAIP-2
 * @example
 * import { parseNetworkId } from '@hasp/core'
 *
 * parseNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseNetworkId(value: string): {
  namespace: string
  reference: string
} {
  const [namespace, reference] = splitColon(value, 2) ?? []
  if (!namespace || !reference)
    throw new KitError('INVALID_NETWORK_ID', { value })
  return { namespace, reference }
}

/**
 * Writes a CAIP-2 network id.
 * @see CAIP-2
 * @example
 * import { formatNetworkId } from '@hasp/core'
 *
 * formatNetworkId('eip155', 1) // 'eip155:1'
 */
export function formatNetworkId(
  namespace: Namespace,
  reference: string | number,
): NetworkId {
  return `${namespace}:${reference}`
}

/**
 * Whether a value is a CAIP-2 id of a namespace that the kit knows, as
 * strangers must write it: an EVM chain is a whole number in its one decimal
 * spelling.
 * @see CAIP-2
 * @example
 * import { isNetworkId } from '@hasp/core'
 *
 * isNetworkId('eip155:1') // true
 * @example
 * import { isNetworkId } from '@hasp/core'
 *
 * isNetworkId('eip155:0x1') // false
 */
export function isNetworkId(value: unknown): value is NetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference = ''] = splitColon(value, 2) ?? []
  if (namespace === 'eip155')
    return /^[1-9]\d*$/.test(reference) && Number.isSafeInteger(+reference)
  return isNamespace(namespace) && /^[-\w]{1,32}$/.test(reference)
}

/**
 * The namespace of a network id.
 * @throws `INVALID_NETWORK_ID` when it is none
 * @see CAIP-2
 * @example
 * import { namespaceOf } from '@hasp/core'
 *
 * namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(networkId: NetworkId): Namespace {
  return parseNetworkId(networkId).namespace as Namespace
}
