import type { Identity, NetworkAccount } from '@hasp/core'
import { findCachedAnswer } from '@hasp/core/internal'
import { identityQuery } from '@hasp/core/queries'
import type { KitQuery } from '../../data/KitQuery.js'
import { useKit } from '../../useKit.js'
import { useKitEvents } from '../../useKitEvents.js'
import { createAnswerPersister } from './createAnswerPersister.js'
import { useKitQuery } from './useKitQuery.js'
import { useQueryClient } from './useQueryClient.js'

/**
 * What an account is called, and its picture, as `useName` says it.
 * @param account nobody is asked without one
 */
export function useIdentity(
  account: NetworkAccount | undefined,
): KitQuery<Identity> {
  const kit = useKit()
  const client = useQueryClient()
  const about = account?.networkId.startsWith('eip155:') ? account : undefined
  const query = identityQuery(kit, about)
  useKitEvents('NAME_SUCCESS', () => {
    const taken = about && findCachedAnswer(kit, 'getIdentity', about)
    if (taken) client.setQueryData(query.queryKey, taken.answer)
    else void client.invalidateQueries({ queryKey: query.queryKey })
  })
  return useKitQuery({
    ...query,
    persister: createAnswerPersister(kit, 'getIdentity', about),
    isLacking: ({ told }) => told !== undefined,
  })
}
