import type { Namespace } from '@hasp/core'
import { findNamespaceConnector } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * Whether the wallet in use supports a namespace, connected in it or not.
 * @example const speaks = useReachableNamespaces()
 */
export function useReachableNamespaces(): (namespace: Namespace) => boolean {
  const kit = useKit()
  const { connections, connectors, networks } = kit.stores
  useStore(connections, (state) => state.active)
  useStore(connectors, (state) => state.connectors)
  useStore(networks, (state) => state.activeNamespace)
  return (namespace) => findNamespaceConnector(kit, namespace) !== undefined
}
