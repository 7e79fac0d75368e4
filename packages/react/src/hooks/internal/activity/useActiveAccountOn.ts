import { type NetworkAccount, type NetworkId, namespaceOf } from '@hasp/core'
import { useActiveAccount } from '../data/useActiveAccount.js'

/**
 * The account in use, on another network of its namespace.
 * @returns undefined where the network is of another namespace
 */
export function useActiveAccountOn(
  networkId: NetworkId,
): NetworkAccount | undefined {
  const active = useActiveAccount()
  return active && namespaceOf(active.networkId) === namespaceOf(networkId)
    ? { networkId, address: active.address }
    : undefined
}
