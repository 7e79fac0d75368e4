import type { Namespace } from '../../entities/network/namespace.js'
import type { ConnectorEvent } from '../../ports/Connector.js'

type Listener = (event: ConnectorEvent) => void

/** How many events are kept for a page without listeners. */
const keptAnswers = 16

/**
 * Who listens to the connectors, by namespace. Answers that come before anybody
 * does, as just after a reload, are kept for the first one.
 */
export function createListeners() {
  const listeners = new Map<Namespace, Set<Listener>>()
  const kept = new Map<Namespace, ConnectorEvent[]>()

  return {
    notify(namespace: Namespace, event: ConnectorEvent): void {
      const all = [...(listeners.get(namespace) ?? [])]
      for (const listener of all) listener(event)
      if (all.length > 0 || event.type !== 'requestAnswered') return
      const before = kept.get(namespace) ?? []
      kept.set(namespace, [...before, event].slice(-keptAnswers))
    },
    add(namespace: Namespace, listener: Listener, until: AbortSignal): void {
      if (until.aborted) return
      const known = listeners.get(namespace) ?? new Set()
      listeners.set(namespace, known.add(listener))
      until.addEventListener('abort', () => known.delete(listener))
      const missed = kept.get(namespace) ?? []
      kept.delete(namespace)
      for (const event of missed) listener(event)
    },
  }
}
