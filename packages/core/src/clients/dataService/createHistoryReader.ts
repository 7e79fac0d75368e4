import type { HistoryPage } from '../../entities/activity/history.js'
import { KitError } from '../../errors/KitError.js'
import type { DataSource, ReadHistory } from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { createSourceAsker } from './createSourceAsker.js'
import { joinHistory } from './joinHistory.js'

/** What is known of an account where nobody is asked. */
const nothing: HistoryPage = {
  entries: [],
  head: { number: 0, timeMs: 0 },
  isComplete: false,
  missing: [],
}

/**
 * Reads what accounts did by a data source. Nothing is known on a network that
 * it does not serve.
 */
export function createHistoryReader(
  environment: Environment,
  activity: NonNullable<DataSource['activity']>,
): ReadHistory {
  const ask = createSourceAsker(environment.clock)
  const unserved = new Set<string>()
  return async (p) => {
    const { caipNetworkId } = p.network
    if (unserved.has(caipNetworkId)) return nothing
    try {
      const page = await ask({
        async run(signal) {
          const told = await activity({ ...p, signal, environment })
          return told && joinHistory(p.network, p.address, told)
        },
        signal: p.signal,
      })
      if (page) return page
      unserved.add(caipNetworkId)
      return nothing
    } catch (cause) {
      if (!(cause instanceof ServiceFailure)) throw cause
      const { retryAfterMs } = cause
      throw new KitError(
        'TRANSACTIONS_UNAVAILABLE',
        retryAfterMs === undefined ? {} : { retryAfterMs },
        { cause },
      )
    }
  }
}
