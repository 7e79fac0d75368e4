import { isKitError } from '../errors/KitError.js'

/**
 * When a query of the kit is asked again by itself, for TanStack Query: once,
 * where it ended with the kit. One that was stopped may run again, as in React's
 * StrictMode; a source that failed is left alone.
 * @example
 * import { retryCancelled } from '@hasp/core/internal'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const queryFn = async () => await Promise.resolve(1)
 * useQuery({ queryKey: ['example'], queryFn, ...retryCancelled })
 */
export const retryCancelled = {
  retry: (failures: number, error: unknown): boolean =>
    failures === 0 && isKitError(error, 'CANCELLED'),
  retryDelay: 0,
}
