import type { NetworkAccount, Token } from '@hasp/core'
import { tokensQuery } from '@hasp/core/queries'
import { createAnswerPersister } from '../internal/data/createAnswerPersister.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useKitQuery } from '../internal/data/useKitQuery.js'
import { useKit } from '../useKit.js'
import type { KitQuery } from './KitQuery.js'

/**
 * The tokens of an account with their balances, the network's own currency
 * first. What could not be read, or be told of by the data source, is read again
 * while the page is visible, 30 s later at the earliest.
 * @param account network (CAIP-2) and address; the account in use unless given
 * @returns the tokens; `pending` while no wallet is connected
 * @see ERC-20 `balanceOf` on EVM, `getTokenAccountsByOwner` on Solana
 * @example
 * import { usePortfolio } from '@hasp/react'
 *
 * const { data: tokens = [] } = usePortfolio()
 */
export function usePortfolio(
  account?: NetworkAccount | undefined,
): KitQuery<readonly Token[]> {
  const kit = useKit()
  const active = useActiveAccount()
  const about = account ?? active
  return useKitQuery({
    ...tokensQuery(kit, about),
    persister: createAnswerPersister(kit, 'getTokens', about),
    isLacking,
  })
}

/** A data source that was down or behind may be whole again. */
function isLacking([token]: readonly Token[]): boolean {
  return token?.told === 'missing' || token?.told === 'stale'
}
