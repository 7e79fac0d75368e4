import type { Namespace } from '../entities/network/namespace.js'
import type { DataSource } from '../ports/DataSource.js'
import type { BoundAdapter } from '../ports/NamespaceAdapter.js'

/** The source of a site without a service: what adapters read from nodes. */
export function createNodeSource(
  adapters: ReadonlyMap<Namespace, BoundAdapter>,
): DataSource {
  return {
    readsOn: ({ chainNamespace }) =>
      adapters.get(chainNamespace)?.capabilities ?? {},
  }
}
