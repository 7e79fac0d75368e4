import type { OpenDatabase } from '../database/Database.js'
import type { Metrics } from './createMetrics.js'

/** How busy the connections to PostgreSQL are; PGlite has none. */
export function measureConnections(
  metrics: Metrics,
  { connections }: Pick<OpenDatabase, 'connections'>,
): void {
  if (!connections) return
  metrics.measure({
    name: 'hasp_database_connections',
    help: 'Connections to the database that are open.',
    read: async () => connections().open,
  })
  metrics.measure({
    name: 'hasp_database_connections_idle',
    help: 'Those of them that have nothing to do.',
    read: async () => connections().idle,
  })
  metrics.measure({
    name: 'hasp_database_waiting',
    help: 'Questions that wait for a connection.',
    read: async () => connections().waiting,
  })
}
