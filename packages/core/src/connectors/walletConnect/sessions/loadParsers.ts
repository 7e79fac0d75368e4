import type { Namespace } from '../../../entities/network/namespace.js'
import type { ConnectorSourceParameters } from '../../../ports/ConnectorSource.js'
import type { ParseReceiver } from '../../../ports/NamespaceAdapter.js'
import { loadForEach } from '../loadForEach.js'

/** What writes the addresses of each namespace in their usual form. */
export function loadParsers(
  namespaces: readonly Namespace[],
  adapters: ConnectorSourceParameters['adapters'],
): Promise<ReadonlyMap<Namespace, ParseReceiver>> {
  return loadForEach(namespaces, (namespace) =>
    adapters.get(namespace)?.capabilities?.loadParseReceiver?.(),
  )
}
