import { formatAccountId } from '../../entities/accountId.js'
import type { Namespace } from '../../entities/namespace.js'
import type { Token } from '../../entities/token.js'
import { KitError } from '../../errors/KitError.js'
import {
  isStillConnected,
  requireActiveAccount,
} from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'
import { readCached, writeCached } from '../../storage/cached.js'
import { askOnce } from './askOnce.js'

/**
 * The account's tokens: the network's own currency first, then the tokens
 * configured for the network. Kept for 30 s; after a failure the node is left
 * alone for 30 s.
 *
 * @param parameters.isFresh asks the node whatever is kept
 * @throws as `getBalance`
 * @example const tokens = await getTokens(kit)
 */
export async function getTokens(
  kit: Kit,
  parameters: getTokens.Parameters = {},
): Promise<readonly Token[]> {
  const { isFresh, namespace } = parameters
  const { adapter, address, connection, network } = requireActiveAccount(
    kit,
    namespace,
  )
  const { getTokens: ask } = adapter.capabilities
  if (!ask)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: adapter.namespace })
  const key = formatAccountId(network.caipNetworkId, address)
  const cached = isFresh ? undefined : readCached(kit, 'portfolios', key)
  if (cached) return cached
  const tokens = await askOnce(kit, `tokens ${key}`, (signal) =>
    ask({ network, address, signal }),
  )
  if (isStillConnected(kit, connection))
    writeCached(kit, 'portfolios', key, [...tokens])
  return tokens
}

export declare namespace getTokens {
  type Parameters = {
    namespace?: Namespace | undefined
    isFresh?: boolean | undefined
  }
}
