import { useKitEvents } from '../../useKitEvents.js'
import { useKitRoot } from '../modal/useKitRoot.js'
import type { Tell } from './useTell.js'

/**
 * Follows what happens to wallets and transactions whichever view is shown:
 * the visitor is told, and balances that are no longer true are asked anew.
 */
export function useNews(tell: Tell): void {
  const { queries } = useKitRoot()
  useKitEvents('TRANSACTION_STATUS', (news) => {
    if (news.status === 'included' || news.status === 'reverted')
      void queries.client?.invalidateQueries({ queryKey: ['hasp'] })
    tell('TRANSACTION_STATUS', news)
  })
  useKitEvents('CONNECTION_NOTICE', (news) => tell('CONNECTION_NOTICE', news))
  // While a wallet on this phone asks its owner, there is a way to it.
  useKitEvents('WALLET_REQUEST', (news) => tell('WALLET_REQUEST', news))
}
