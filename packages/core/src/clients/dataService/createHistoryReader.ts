import { isKitError, KitError } from '../../errors/KitError.js'
import type { DataSource, ReadHistory } from '../../ports/DataSource.js'
import type { Environment } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { joinHistory } from './joinHistory.js'

/** Whoever looks has a defined state within 5 s. */
const patienceMs = 4_000

/**
 * Reads what accounts did by a data source. One that wants to be left alone for
 * a while is not asked before.
 */
export function createHistoryReader(
  environment: Environment,
  activity: NonNullable<DataSource['activity']>,
): ReadHistory {
  const { clock } = environment
  let quietUntil = 0
  return async (p) => {
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
      return joinHistory(p.network, p.address, told)
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
