import { sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { isAhead } from '../database/moments.js'
import { outbox } from '../database/tables.js'
import type { Metrics } from './createMetrics.js'

/** How many mails wait that are still of use, and for how long the first does. */
export function measureOutbox(metrics: Metrics, database: Database): void {
  const waiting = isAhead(outbox.expiresAt)
  metrics.measure({
    name: 'hasp_outbox_mails',
    help: 'Mails that wait to be sent.',
    read: () => database.$count(outbox, waiting),
  })
  metrics.measure({
    name: 'hasp_outbox_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    read: async () => {
      const [found] = await database
        .select({
          ageSeconds:
            sql`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)`.mapWith(
              Number,
            ),
        })
        .from(outbox)
        .where(waiting)
      return found?.ageSeconds ?? 0
    },
  })
}
