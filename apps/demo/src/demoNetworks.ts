import type { Namespace, Network } from '@hasp/core'
import { addresses } from '../../../devstack/addresses.js'
import { networksOf } from './networksOf.js'

/** The networks of some namespaces, on the stack that the page belongs to. */
export function demoNetworks(
  namespaces: readonly Namespace[],
): readonly Network[] {
  return networksOf(addresses(import.meta.env.HASP_PORT_OFFSET)).filter(
    ({ chainNamespace }) => namespaces.includes(chainNamespace),
  )
}
