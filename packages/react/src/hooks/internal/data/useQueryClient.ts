import { internals } from '@hasp/core/internal'
import { QueryClient } from '@tanstack/react-query'
import { useKitRoot } from '../modal/useKitRoot.js'

const twoCopies =
  'TanStack Query is installed twice, so the kit keeps a cache of its own. Let `npm ls @tanstack/react-query` find the second copy.'

/**
 * The host's query client, or the kit's own, made with the first data view. A
 * client of another copy of the library is left alone: hooks of one version
 * break on the queries of another.
 */
export function useQueryClient(): QueryClient {
  const { kit, queries } = useKitRoot()
  if (queries.client instanceof QueryClient) return queries.client
  if (queries.client) kit[internals].log('warn', twoCopies)
  const own = new QueryClient()
  queries.client = own
  return own
}
