import { isPlainName } from '@hasp/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useName } from '../../data/useName.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { suggestionsOptions } from './suggestionsOptions.js'
import { useQueryClient } from './useQueryClient.js'

const dismissal = ['hasp', 'nameOffer'] as const

/** What the account in use is called, or the way to a name. */
export function useAccountName() {
  const kit = useKit()
  const client = useQueryClient()
  const { push } = useKitModal()
  const { data: identity } = useName()
  const { data: isDismissed = false } = useQuery<boolean>(
    {
      queryKey: dismissal,
      queryFn: () => false,
      enabled: false,
      gcTime: Number.POSITIVE_INFINITY,
    },
    client,
  )
  const isNameless = identity !== undefined && identity.name === undefined
  const { data: registry } = useQuery(
    { ...suggestionsOptions(kit, ''), enabled: isNameless && !isDismissed },
    client,
  )
  const name = identity?.name
  return {
    name,
    avatarUrl: identity?.avatarUrl,
    isUnusual: name !== undefined && !isPlainName(name),
    isDismissed,
    /** Names are registered, and the account has none. */
    isOffered: isNameless && !isDismissed && registry !== undefined,
    takeName: () => push({ view: 'RegisterAccountName' }),
    /** Until the page is left. */
    dismiss: () => client.setQueryData(dismissal, true),
  }
}
