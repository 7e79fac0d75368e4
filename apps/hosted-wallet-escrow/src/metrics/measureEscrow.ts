import type { OpenDatabase } from '@hasp/service-frame'
import {
  type Metrics,
  measureConnections,
  measureOutbox,
} from '@hasp/service-frame/metrics'
import { isAhead } from '@hasp/service-frame/moments'
import { and, isNotNull } from 'drizzle-orm'
import { attempts } from '../database/tables.js'

/** What an operator watches of the escrow besides its log. */
export function measureEscrow(metrics: Metrics, opened: OpenDatabase): void {
  const { database } = opened
  measureOutbox(metrics, database)
  measureConnections(metrics, opened)
  metrics.measure({
    name: 'hasp_holds',
    help: 'Recoveries that wait for the end of a hold.',
    maxAgeMs: 60_000,
    read: () =>
      database.$count(
        attempts,
        and(isNotNull(attempts.provedAt), isAhead(attempts.holdEndsAt)),
      ),
  })
}
