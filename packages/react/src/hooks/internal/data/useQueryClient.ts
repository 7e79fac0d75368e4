import { QueryClient } from '@tanstack/react-query'
import { useKitRoot } from '../modal/useKitRoot.js'

/** The host's query client, or the kit's own, made with the first data view. */
export function useQueryClient(): QueryClient {
  const { queries } = useKitRoot()
  queries.client ??= new QueryClient()
  return queries.client
}
