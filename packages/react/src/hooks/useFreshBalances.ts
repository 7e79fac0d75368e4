import { useKitEvents } from './useKitEvents.js'
import { useKitRoot } from './useKitRoot.js'

/**
 * Asks for balances anew once an own transaction is in a block: what is kept
 * is no longer true, whichever view is shown.
 */
export function useFreshBalances(): void {
  const { queries } = useKitRoot()
  useKitEvents('TRANSACTION_STATUS', ({ status }) => {
    if (status === 'included' || status === 'reverted')
      void queries.client?.invalidateQueries({ queryKey: ['hasp'] })
  })
}
