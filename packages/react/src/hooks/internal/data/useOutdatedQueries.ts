import { useEffect } from 'react'
import { useKitRoot } from '../modal/useKitRoot.js'

/** Refetches what `invalidateAccount` declares outdated. */
export function useOutdatedQueries(): void {
  const { kit, queries } = useKitRoot()
  useEffect(
    () =>
      kit.stores.invalidations.subscribe(({ accountId }) => {
        void queries.client?.invalidateQueries({
          queryKey: ['hasp', accountId],
        })
      }),
    [kit, queries],
  )
}
