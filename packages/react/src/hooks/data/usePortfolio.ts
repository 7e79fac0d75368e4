import type { Token } from '@hasp/core'
import { tokensQuery } from '@hasp/core/queries'
import { useActiveAccountId } from '../internal/data/useActiveAccountId.js'
import { useKitQuery } from '../internal/data/useKitQuery.js'
import { useKit } from '../useKit.js'
import type { KitQuery } from './KitQuery.js'

/**
 * The tokens of the account in use with their balances, the network's own
 * currency first.
 * @example const { data: tokens = [] } = usePortfolio()
 */
export function usePortfolio(): KitQuery<readonly Token[]> {
  return useKitQuery(tokensQuery(useKit(), useActiveAccountId()))
}
