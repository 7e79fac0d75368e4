import type { Namespace } from '../entities/network/namespace.js'
import type { Kit } from '../kit/Kit.js'
import { selectIsLoading } from '../kit/selectors.js'

/** Whether a namespace of a kit is loading now (R4.1). */
export function isLoading({ stores }: Kit, namespace: Namespace): boolean {
  const { connections, networks } = stores
  return selectIsLoading(connections.getState(), networks.getState(), namespace)
}
