import { isKitError, KitError } from '../../errors/KitError.js'
import type { Environment } from '../../ports/Environment.js'
import type { GasSource, ReadGasPrice } from '../../ports/GasSource.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { ServiceFailure } from '../service/ServiceFailure.js'

const patienceMs = 4_000

/**
 * Reads what gas costs by a data source. One that wants to be left alone for a
 * while is not asked before.
 */
export function createGasReader(
  environment: Environment,
  gas: GasSource,
): ReadGasPrice {
  const { clock } = environment
  let quietUntil = 0
  return async ({ network, signal: wanted }) => {
    const networkId = network.caipNetworkId
    const waitMs = quietUntil - clock.now()
    if (waitMs > 0)
      throw new KitError('RPC_RATE_LIMITED', {
        networkId,
        retryAfterMs: waitMs,
      })
    try {
      const price = await withDeadline({
        run: (signal) => gas({ network, environment, signal }),
        clock,
        limitMs: patienceMs,
        signal: wanted,
      })
      const { fast, instant, standard } = price
      if (standard < 0n || fast < standard || instant < fast)
        throw new ServiceFailure('not understood')
      return price
    } catch (cause) {
      if (isKitError(cause, 'CANCELLED')) throw cause
      const retryAfterMs =
        cause instanceof ServiceFailure ? cause.retryAfterMs : undefined
      if (retryAfterMs === undefined)
        throw new KitError('RPC_UNAVAILABLE', { networkId }, { cause })
      quietUntil = clock.now() + retryAfterMs
      throw new KitError(
        'RPC_RATE_LIMITED',
        { networkId, retryAfterMs },
        { cause },
      )
    }
  }
}
