import { asKitError, isKitError, type KitError } from '@hasp/core/errors'
import { retryInMs } from '@hasp/core/internal'
import {
  type QueryKey,
  type QueryPersister,
  useQuery,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { KitQuery } from '../../data/KitQuery.js'
import { useInternals } from '../modal/useInternals.js'
import { useFailure } from './useFailure.js'
import { useQueryClient } from './useQueryClient.js'
import { useReadAgain } from './useReadAgain.js'

/** Runs query options of `@hasp/core/queries` on the kit's query client. */
export function useKitQuery<data>(options: {
  queryKey: QueryKey
  queryFn: (context: { isUrgent?: boolean | undefined }) => Promise<data>
  enabled: boolean
  staleTime: number
  retry: (failures: number, error: unknown) => boolean
  retryDelay: number
  persister: QueryPersister<data>
  /** Whether an answer lacks what a later one may have. */
  isLacking?: ((answer: data) => boolean) | undefined
}): KitQuery<data> {
  const { isLacking, ...asked } = options
  const { clock } = useInternals().environment
  const isUrgent = useRef(false)
  const query = useQuery<data>(
    {
      ...asked,
      queryFn: () => asked.queryFn({ isUrgent: isUrgent.current }),
    },
    useQueryClient(),
  )
  const failure = useFailure(query)
  const error = failure === null ? undefined : asKitError(failure)
  const waitMs = isKitError(error, 'BALANCE_RETRY_TOO_EARLY')
    ? error.context.retryInMs
    : undefined
  const failedAt = () => {
    if (error && isPassing(error)) return query.errorUpdatedAt
    const isPart = query.data !== undefined && isLacking?.(query.data)
    return isPart ? query.dataUpdatedAt : undefined
  }
  const read = () => query.refetch({ cancelRefetch: false })
  useReadAgain(failedAt(), () => void read())
  return {
    data: query.data,
    status: error ? 'error' : query.status,
    isStale: query.isError && query.data !== undefined,
    error,
    retryInMs: error && retryInMs(query.errorUpdatedAt, clock.now(), waitMs),
    async refetch() {
      isUrgent.current = true
      const reading = read()
      isUrgent.current = false
      await reading
    },
  }
}

/** Who was down may be up again; what nobody serves stays so. */
function isPassing(error: KitError): boolean {
  return (
    isKitError(error, 'TOKEN_BALANCE_UNAVAILABLE') ||
    isKitError(error, 'BALANCE_RETRY_TOO_EARLY') ||
    (isKitError(error, 'NAME_UNRESOLVED') &&
      error.context.problem === 'unreachable')
  )
}
