/** How often a client called each method since the relay was made. */
export interface ClientStats {
  readonly clientId: string
  readonly sockets: number
  readonly methods: Readonly<Record<string, number>>
}

/** Counts calls, per client. */
export interface RelayStats {
  readonly countCall: (clientId: string, method: string) => void
  /** Adds to the open sockets of a client; −1 takes one away. */
  readonly countSocket: (clientId: string, change: 1 | -1) => void
  readonly clients: () => readonly ClientStats[]
}

/** More clients than any test has; the oldest are forgotten. */
const maxClients = 1_000

/**
 * Makes the counters of a relay.
 * @example const stats = createRelayStats()
 */
export function createRelayStats(): RelayStats {
  const clients = new Map<
    string,
    { sockets: number; methods: Map<string, number> }
  >()

  function countsOf(clientId: string) {
    const known = clients.get(clientId)
    if (known) return known
    const counts = { sockets: 0, methods: new Map<string, number>() }
    clients.set(clientId, counts)
    for (const oldest of clients.keys()) {
      if (clients.size <= maxClients) break
      clients.delete(oldest)
    }
    return counts
  }

  return {
    countCall: (clientId, method) => {
      const { methods } = countsOf(clientId)
      methods.set(method, (methods.get(method) ?? 0) + 1)
    },
    countSocket: (clientId, change) => {
      const counts = countsOf(clientId)
      counts.sockets = Math.max(0, counts.sockets + change)
    },
    clients: () =>
      [...clients].map(([clientId, { methods, sockets }]) => ({
        clientId,
        sockets,
        methods: Object.fromEntries(methods),
      })),
  }
}
