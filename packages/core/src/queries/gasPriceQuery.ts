import { getGasPrice } from '../actions/gas/getGasPrice.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { Kit } from '../kit/Kit.js'
import { retryCancelled } from './retryCancelled.js'

/** A service draws it from the last blocks. */
const gasPriceLifetimeMs = 15_000

/**
 * Query options for what gas costs on a network, in TanStack Query's shape.
 * @param networkId a configured network of `eip155`, as CAIP-2
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @see `eth_feeHistory`, EIP-1559
 * @example
 * import { gasPriceQuery } from '@hasp/core/queries'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const { data } = useQuery(gasPriceQuery(kit, 'eip155:1'))
 */
export function gasPriceQuery(kit: Kit, networkId: NetworkId) {
  return {
    queryKey: ['hasp', networkId, 'getGasPrice'] as const,
    queryFn: async ({ signal }: { signal?: AbortSignal | undefined } = {}) =>
      await getGasPrice(kit, { networkId, signal }),
    staleTime: gasPriceLifetimeMs,
    ...retryCancelled,
  }
}
