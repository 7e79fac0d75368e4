import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why a query has no newer answer. TanStack Query forgets the failure of one
 * without data as soon as it asks again: it stays until there is an answer, so
 * that what is shown of it does not come and go.
 * @returns null where it did not fail
 */
export function useFailure({
  error,
  errorUpdatedAt,
  isPending,
}: Pick<
  UseQueryResult,
  'error' | 'errorUpdatedAt' | 'isPending'
>): Error | null {
  const [kept, keep] = useState<{ error: Error; at: number }>()
  if (error && error !== kept?.error) keep({ error, at: errorUpdatedAt })
  if (error || !isPending) return error
  return kept?.at === errorUpdatedAt ? kept.error : null
}
