import type { Namespace } from '../../../entities/network/namespace.js'
import type { ConnectorSourceParameters } from '../../../ports/ConnectorSource.js'
import type { ParseReceiver } from '../../../ports/NamespaceAdapter.js'

/** What writes the addresses of each namespace in their usual form. */
export async function loadParsers(
  namespaces: readonly Namespace[],
  adapters: ConnectorSourceParameters['adapters'],
): Promise<ReadonlyMap<Namespace, ParseReceiver>> {
  const parsers = new Map<Namespace, ParseReceiver>()
  await Promise.all(
    namespaces.map(async (namespace) => {
      const { loadParseReceiver } = adapters.get(namespace)?.capabilities ?? {}
      if (loadParseReceiver) parsers.set(namespace, await loadParseReceiver())
    }),
  )
  return parsers
}
