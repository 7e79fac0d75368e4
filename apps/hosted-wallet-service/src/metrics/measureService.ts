import {
  type Metrics,
  measureConnections,
  measureOutbox,
} from '@hasp/service-frame/metrics'
import { isNull } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import type { Stores } from '../database/openStores.js'
import { devices, mailboxMoves } from '../database/tables.js'

/** What an operator watches of the service besides its log. */
export function measureService(metrics: Metrics, stores: Stores): void {
  const { database } = stores
  measureOutbox(metrics, database)
  measureConnections(metrics, stores)
  metrics.measure({
    name: 'hasp_holds',
    help: 'Devices that wait for the end of a hold.',
    // It reads every device.
    maxAgeMs: 60_000,
    read: () => database.$count(devices, isAhead(devices.holdEndsAt)),
  })
  metrics.measure({
    name: 'hasp_mailbox_moves',
    help: 'Wallets that wait for another address, as their mailbox is lost.',
    read: () => database.$count(mailboxMoves, isNull(mailboxMoves.cancelledAt)),
  })
}
