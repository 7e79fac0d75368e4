import type { HistoryPage } from '../../entities/activity/history.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { DataSource, ReadHistory } from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { joinHistory } from './joinHistory.js'

/** What is known of an account where nobody is asked. */
const nothing: HistoryPage = {
  entries: [],
  head: { number: 0, timeMs: 0 },
  isComplete: false,
  missing: [],
}

/** Whoever looks has a defined state within 5 s. */
const patienceMs = 4_000

/**
 * Reads what accounts did by a data source. One that wants to be left alone for
 * a while is not asked before, and nothing is known on a network that it does not
 * serve.
 */
export function createHistoryReader(
  environment: Environment,
  activity: NonNullable<DataSource['activity']>,
): ReadHistory {
  const { clock } = environment
  let quietUntil = 0
  const unserved = new Set<string>()
  return async (p) => {
    const { caipNetworkId } = p.network
    if (unserved.has(caipNetworkId)) return nothing
    const waitMs = quietUntil - clock.now()
    if (waitMs > 0)
      throw new KitError('TRANSACTIONS_UNAVAILABLE', { retryAfterMs: waitMs })
    try {
      const told = await withDeadline({
        run: (signal) => activity({ ...p, signal, environment }),
        clock,
        limitMs: patienceMs,
        signal: p.signal,
      })
      if (told) return joinHistory(p.network, p.address, told)
      unserved.add(caipNetworkId)
      return nothing
    } catch (cause) {
      if (isKitError(cause, 'CANCELLED')) throw cause
      const retryAfterMs =
        cause instanceof ServiceFailure ? cause.retryAfterMs : undefined
      quietUntil = clock.now() + (retryAfterMs ?? 0)
      throw new KitError(
        'TRANSACTIONS_UNAVAILABLE',
        retryAfterMs === undefined ? {} : { retryAfterMs },
        { cause },
      )
    }
  }
}
