import type { Connector } from '../ports/Connector.js'
import type { BoundAdapter } from '../ports/NamespaceAdapter.js'

/** Lets an adapter look for wallets, and keeps what it lists. */
export function searchConnectors(adapter: Pick<BoundAdapter, 'discover'>) {
  const listed = new Set<Connector>()
  const start = () => {
    const stop = new AbortController()
    adapter.discover(
      {
        onFound: (connector) => listed.add(connector),
        onLost: (connector) => listed.delete(connector),
      },
      stop.signal,
    )
    return () => stop.abort()
  }
  const stop = start()
  const ids = () => [...listed].map(({ info }) => info.id)
  return { ids, listed, start, stop }
}
