import { useKitEvents } from '../../useKitEvents.js'
import type { Tell } from './useTell.js'

/** Tells the visitor what happens to wallets and transactions, in any view. */
export function useNews(tell: Tell): void {
  useKitEvents('TRANSACTION_STATUS', (event) =>
    tell('TRANSACTION_STATUS', event),
  )
  useKitEvents('CONNECTION_NOTICE', (event) => tell('CONNECTION_NOTICE', event))
  // While a wallet on this phone asks its owner, there is a way to it.
  useKitEvents('WALLET_REQUEST', (event) => tell('WALLET_REQUEST', event))
}
