import { asKitError, isKitError } from '@hasp/core/errors'
import { retryInMs } from '@hasp/core/internal'
import {
  type QueryKey,
  type QueryPersister,
  useQuery,
} from '@tanstack/react-query'
import type { KitQuery } from '../../data/KitQuery.js'
import { useInternals } from '../modal/useInternals.js'
import { useQueryClient } from './useQueryClient.js'

/** Runs query options of `@hasp/core/queries` on the kit's query client. */
export function useKitQuery<data>(options: {
  queryKey: QueryKey
  queryFn: () => Promise<data>
  enabled: boolean
  staleTime: number
  retry: (failures: number, error: unknown) => boolean
  retryDelay: number
  persister: QueryPersister<data>
}): KitQuery<data> {
  const { clock } = useInternals().environment
  const query = useQuery<data>(options, useQueryClient())
  const error = query.error === null ? undefined : asKitError(query.error)
  const waitMs = isKitError(error, 'BALANCE_RETRY_TOO_EARLY')
    ? error.context.retryInMs
    : undefined
  return {
    data: query.data,
    status: query.status,
    isStale: query.isError && query.data !== undefined,
    error,
    retryInMs: error && retryInMs(query.errorUpdatedAt, clock.now(), waitMs),
    refetch: async () => void (await query.refetch({ cancelRefetch: false })),
  }
}
