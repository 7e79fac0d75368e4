import { KitError } from '../../errors/KitError.js'
import type { DataSource, ReadHistory } from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { createSourceAsker } from './createSourceAsker.js'
import { joinHistory } from './joinHistory.js'

/**
 * Reads what accounts did by a data source. One that does not serve a network is
 * not asked about it again.
 */
export function createHistoryReader(
  environment: Environment,
  activity: NonNullable<DataSource['activity']>,
): ReadHistory {
  const ask = createSourceAsker(environment.clock)
  const unserved = new Set<string>()
  return async (p) => {
    const { caipNetworkId, chainNamespace: namespace } = p.network
    if (unserved.has(caipNetworkId))
      throw new KitError('UNSUPPORTED_CHAIN', { namespace })
    try {
      const page = await ask({
        async run(signal) {
          const told = await activity({ ...p, signal, environment })
          return told && joinHistory(p.network, p.address, told)
        },
        signal: p.signal,
      })
      if (page) return page
    } catch (cause) {
      if (!(cause instanceof ServiceFailure)) throw cause
      const { retryAfterMs } = cause
      throw new KitError(
        'TRANSACTIONS_UNAVAILABLE',
        retryAfterMs === undefined ? {} : { retryAfterMs },
        { cause },
      )
    }
    unserved.add(caipNetworkId)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  }
}
