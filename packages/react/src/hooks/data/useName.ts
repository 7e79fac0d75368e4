import type { Identity, NetworkAccount } from '@hasp/core'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useIdentity } from '../internal/data/useIdentity.js'
import type { KitQuery } from './KitQuery.js'

/**
 * What an account is called, and its picture: by the kit's data source, else by
 * the nodes of the network that names are kept on. It is asked for once in five
 * minutes; a name that the kit takes shows at once.
 * @param account network of `eip155` (CAIP-2) and address; the account in use
 * unless given
 * @returns a name that leads back to the account, and a picture; neither where
 * there is none
 * @see ENSIP-12, ENSIP-19
 * @example
 * import { useName } from '@hasp/react'
 *
 * const { data } = useName()
 * return <span>{data?.name ?? address}</span>
 */
export function useName(
  account?: NetworkAccount | undefined,
): KitQuery<Identity> {
  const active = useActiveAccount()
  return useIdentity(account ?? active)
}
