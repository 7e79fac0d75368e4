import { KitError } from '../../errors/KitError.js'
import type { Environment } from '../../ports/Environment.js'
import type { GasSource, ReadGasPrice } from '../../ports/GasSource.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { createSourceAsker } from './createSourceAsker.js'

/** Reads what gas costs by a data source. */
export function createGasReader(
  environment: Environment,
  gas: GasSource,
): ReadGasPrice {
  const ask = createSourceAsker(environment.clock)
  return async (p) => {
    const networkId = p.network.caipNetworkId
    try {
      return await ask({
        async run(signal) {
          const price = await gas({ ...p, environment, signal })
          const { fast, instant, standard } = price
          if (standard < 0n || fast < standard || instant < fast)
            throw new ServiceFailure('not understood')
          return price
        },
        signal: p.signal,
      })
    } catch (cause) {
      if (!(cause instanceof ServiceFailure)) throw cause
      const { retryAfterMs } = cause
      throw retryAfterMs === undefined
        ? new KitError('RPC_UNAVAILABLE', { networkId }, { cause })
        : new KitError(
            'RPC_RATE_LIMITED',
            { networkId, retryAfterMs },
            { cause },
          )
    }
  }
}
