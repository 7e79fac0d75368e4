import type { Identity, NetworkAccount } from '@hasp/core'
import { findCachedAnswer } from '@hasp/core/internal'
import { identityQuery } from '@hasp/core/queries'
import { createAnswerPersister } from '../internal/data/createAnswerPersister.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useKitQuery } from '../internal/data/useKitQuery.js'
import { useQueryClient } from '../internal/data/useQueryClient.js'
import { useKit } from '../useKit.js'
import { useKitEvents } from '../useKitEvents.js'
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
  const kit = useKit()
  const active = useActiveAccount()
  const given = account ?? active
  const about = given?.networkId.startsWith('eip155:') ? given : undefined
  const client = useQueryClient()
  const query = identityQuery(kit, about)
  useKitEvents('NAME_SUCCESS', () => {
    const taken = about && findCachedAnswer(kit, 'getIdentity', about)
    if (taken) client.setQueryData(query.queryKey, taken.answer)
    else void client.invalidateQueries({ queryKey: query.queryKey })
  })
  return useKitQuery({
    ...query,
    persister: createAnswerPersister(kit, 'getIdentity', about),
  })
}
