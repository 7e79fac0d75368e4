import { findNetwork } from '../../entities/network/findNetwork.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import type { GasPrice } from '../../ports/GasSource.js'
import { withDeadline } from '../../utils/withDeadline.js'

/** The source has a deadline of its own, and its code has to come first. */
const answerLimitMs = 15_000

/**
 * What gas costs on a network, as the kit's data source tells it: to be shown.
 * The fee of what is signed comes from the wallet and the site's own nodes, never
 * from here. Equal questions share one request.
 *
 * @param parameters.networkId a configured network of `eip155`, as CAIP-2
 * @param parameters.signal ends the waiting
 * @returns wei for one unit of gas: `standard` is enough for one of the next
 * blocks, `fast` for the next, `instant` for the next whatever else comes
 * @throws `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN` where
 * nobody knows it, `RPC_UNAVAILABLE`, `RPC_RATE_LIMITED`, `TIMED_OUT`,
 * `CANCELLED`
 * @see `eth_feeHistory`, EIP-1559
 * @example
 * import { formatAmount, getGasPrice } from '@hasp/core'
 *
 * const { fast } = await getGasPrice(kit, { networkId: 'eip155:1' })
 * const gwei = formatAmount(fast, 9)
 */
export async function getGasPrice(
  kit: Kit,
  { networkId, signal: wanted }: getGasPrice.Parameters,
): Promise<GasPrice> {
  const { dataSource, environment, lifetime, tasks } = kit[internals]
  const { clock } = environment
  const networks = kit.stores.networks.getState()
  if (networks.networks.length === 0) throw new KitError('NO_ACTIVE_NETWORK')
  const network = findNetwork(networks, networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const read = dataSource.gasOn?.(network)
  if (!read)
    throw new KitError('UNSUPPORTED_CHAIN', {
      namespace: network.chainNamespace,
    })
  // Who stops waiting stops nobody else.
  return await withDeadline({
    run: () =>
      tasks.share(`getGasPrice ${networkId}`, () =>
        withDeadline({
          run: (signal) =>
            read({
              ...{ network, signal },
              onRefused: (code) => noteRefusal(kit, code),
            }),
          clock,
          limitMs: answerLimitMs,
          signal: lifetime(),
        }),
      ),
    clock,
    limitMs: answerLimitMs,
    signal: wanted,
  })
}

export declare namespace getGasPrice {
  type Parameters = {
    networkId: NetworkId
    signal?: AbortSignal | undefined
  }
}
