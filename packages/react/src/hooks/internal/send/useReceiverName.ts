import {
  hasCapability,
  type Namespace,
  type NetworkId,
  type ResolvedName,
  resolveReceiver,
} from '@hasp/core'
import { asKitError, type KitError } from '@hasp/core/errors'
import { mayBeName, retryCancelled } from '@hasp/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useQueryClient } from '../data/useQueryClient.js'
import { useDebouncedText } from '../react/useDebouncedText.js'

/** Where a name leads is asked again by the review anyway. */
const answerLifetimeMs = 15_000

/** What became of a name that was typed for the receiver. */
export type ReceiverName =
  /** It is no name, or nothing at all. */
  | { readonly status: 'none' }
  /** It is being typed, or looked up. */
  | { readonly status: 'pending' }
  | ({ readonly status: 'found' } & ResolvedName)
  | {
      readonly status: 'refused'
      readonly error: KitError
      readonly retry: () => void
    }

/**
 * Where a name leads that was typed or pasted as the receiver, once it stands
 * for 500 ms. Only the answer about what stands there now is ever returned.
 */
export function useReceiverName(
  typed: string,
  on: {
    readonly namespace: Namespace | undefined
    readonly networkId: NetworkId | undefined
  },
): ReceiverName {
  const kit = useKit()
  const { namespace, networkId } = on
  const text = typed.trim()
  const isSettled = useDebouncedText(text) === text
  const isName =
    namespace !== undefined &&
    networkId !== undefined &&
    mayBeName(text) &&
    hasCapability(kit, { namespace, capability: 'loadNames' })
  const query = useQuery(
    {
      queryKey: ['hasp', 'receiver', networkId, text],
      enabled: isName && isSettled,
      staleTime: answerLifetimeMs,
      gcTime: answerLifetimeMs,
      ...retryCancelled,
      queryFn: async ({ signal }) => {
        if (networkId === undefined) throw new TypeError('No network')
        return await resolveReceiver(kit, { name: text, networkId, signal })
      },
    },
    useQueryClient(),
  )
  if (!isName) return { status: 'none' }
  // What was found stays while it is asked again.
  if (isSettled && query.isSuccess) return { status: 'found', ...query.data }
  if (isSettled && query.error && !query.isFetching)
    return {
      status: 'refused',
      error: asKitError(query.error),
      retry: () => void query.refetch(),
    }
  return { status: 'pending' }
}
