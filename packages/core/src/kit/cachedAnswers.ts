import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/accountId.js'
import { isSameAddress } from '../entities/address.js'
import {
  type CachedValue,
  type CacheName,
  readCached,
  writeCached,
} from '../storage/cached.js'
import type { Kit } from './Kit.js'

/** The stored answer about an account, until its lifetime is over. */
export function findCachedAnswer<name extends CacheName>(
  kit: Kit,
  name: name,
  account: NetworkAccount,
): CachedValue<name> | undefined {
  return readCached(kit, name, canonicalAccountId(account))
}

/**
 * Stores an answer about an account that is connected now. Nothing stays on
 * the device of accounts that were disconnected meanwhile, or that are not the
 * visitor's.
 */
export function cacheAnswer<name extends CacheName>(
  kit: Kit,
  name: name,
  account: NetworkAccount,
  value: CachedValue<name>,
): void {
  if (isConnectedAccount(kit, account))
    writeCached(kit, name, canonicalAccountId(account), value)
}

function isConnectedAccount(
  kit: Kit,
  { address, networkId }: NetworkAccount,
): boolean {
  return [...kit.stores.connections.getState().byId.values()].some(
    (connection) =>
      connection.status === 'connected' &&
      networkId.startsWith(`${connection.namespace}:`) &&
      connection.accounts.some((account) =>
        isSameAddress(connection.namespace, account.address, address),
      ),
  )
}
