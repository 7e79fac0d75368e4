import type { NetworkId } from '../entities/networkId.js'
import { KitError } from '../errors/KitError.js'
import type { Capabilities } from '../ports/NamespaceAdapter.js'
import { removeCached } from '../storage/cached.js'
import { findNetwork } from '../stores/networks.js'
import { transactionChanged } from '../stores/transactions.js'
import type { Kit } from './Kit.js'

/**
 * Follows a transaction until it is final or has failed, once at a time, and
 * keeps its status in the list.
 * @throws `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN`
 */
export async function followTransaction(
  kit: Kit,
  about: { hash: string; networkId: NetworkId; from: string },
  signal: AbortSignal,
): Promise<void> {
  const { from, hash, networkId } = about
  const network = findNetwork(kit.stores.networks.getState(), networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const namespace = network.chainNamespace
  const watch: Capabilities['watchTransaction'] | undefined =
    kit.adapters.get(namespace)?.capabilities.watchTransaction
  if (!watch) throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  await kit.tasks.share(`watch ${hash}`, () =>
    watch({
      network,
      hash,
      from,
      signal,
      onStatus(status) {
        kit.stores.transactions.setState((state) =>
          transactionChanged(state, hash, status),
        )
        if (status === 'included') forgetBalances(kit, networkId, from)
        kit.events.emit('TRANSACTION_STATUS', { hash, status })
      },
    }),
  )
}

/** An own transaction makes kept balances untrue. */
function forgetBalances(kit: Kit, networkId: NetworkId, from: string): void {
  const key = `${networkId}:${from}`
  removeCached(kit, 'nativeBalances', key)
  removeCached(kit, 'portfolios', key)
}
