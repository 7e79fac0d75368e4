import type { NativeBalance } from '@hasp/core'
import { balanceQuery } from '@hasp/core/queries'
import { useActiveAccountId } from '../internal/data/useActiveAccountId.js'
import { useKitQuery } from '../internal/data/useKitQuery.js'
import { useKit } from '../useKit.js'
import type { KitQuery } from './KitQuery.js'

/**
 * The balance of the account in use, in the network's own currency.
 * @returns base units; `pending` while no wallet is connected
 * @example const { data, error } = useNativeBalance()
 */
export function useNativeBalance(): KitQuery<NativeBalance> {
  return useKitQuery(balanceQuery(useKit(), useActiveAccountId()))
}
