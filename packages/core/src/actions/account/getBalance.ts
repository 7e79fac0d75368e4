import { formatAccountId } from '../../entities/accountId.js'
import type { Namespace } from '../../entities/namespace.js'
import { KitError } from '../../errors/KitError.js'
import {
  isStillConnected,
  requireActiveAccount,
} from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'
import type { NativeBalance } from '../../ports/NamespaceAdapter.js'
import { readCached, writeCached } from '../../storage/cached.js'
import { askOnce } from './askOnce.js'

/**
 * The account's balance in the network's own currency, from the configured
 * node. Kept for 30 s; after a failure the node is left alone for 30 s.
 *
 * @param parameters.isFresh asks the node whatever is kept
 * @returns base units with decimals and symbol
 * @throws `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK`, `UNSUPPORTED_CHAIN`,
 * `BALANCE_RETRY_TOO_EARLY`, `TOKEN_BALANCE_UNAVAILABLE`
 * @example const { value } = await getBalance(kit)
 */
export async function getBalance(
  kit: Kit,
  parameters: getBalance.Parameters = {},
): Promise<NativeBalance> {
  const { isFresh, namespace } = parameters
  const { adapter, address, connection, network } = requireActiveAccount(
    kit,
    namespace,
  )
  const { getBalance: ask } = adapter.capabilities
  if (!ask)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: adapter.namespace })
  const key = formatAccountId(network.caipNetworkId, address)
  const cached = isFresh ? undefined : readCached(kit, 'nativeBalances', key)
  if (cached) return { ...cached, value: BigInt(cached.value) }
  const balance = await askOnce(kit, `balance ${key}`, (signal) =>
    ask({ network, address, signal }),
  )
  if (isStillConnected(kit, connection))
    writeCached(kit, 'nativeBalances', key, {
      ...balance,
      value: balance.value.toString(),
    })
  return balance
}

export declare namespace getBalance {
  type Parameters = {
    namespace?: Namespace | undefined
    isFresh?: boolean | undefined
  }
}
