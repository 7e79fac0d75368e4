import type { Namespace } from '../../entities/network/namespace.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'

/**
 * Whether the kit can do something in a namespace besides connecting.
 *
 * @param parameters.namespace e.g. `eip155`
 * @param parameters.capability e.g. `sendToken`
 * @returns false, too, when the kit has no adapter of the namespace
 * @example
 * import { hasCapability } from '@hasp/core'
 *
 * hasCapability(kit, { namespace: 'solana', capability: 'sendToken' }) // true
 */
export function hasCapability(
  kit: Kit,
  { capability, namespace }: hasCapability.Parameters,
): boolean {
  const adapter = kit[internals].adapters.get(namespace)
  return adapter?.capabilities[capability] !== undefined
}

export declare namespace hasCapability {
  type Parameters = { namespace: Namespace; capability: keyof Capabilities }
}
