import type { NativeBalance } from '@hasp/core'
import { balanceQuery } from '@hasp/core/queries'
import { useKit } from '../useKit.js'
import type { KitQuery } from './KitQuery.js'
import { useActiveAccountId } from './useActiveAccountId.js'
import { useKitQuery } from './useKitQuery.js'

/**
 * The balance of the account in use, in the network's own currency.
 * @returns base units; `pending` while no wallet is connected
 * @example const { data, error } = useNativeBalance()
 */
export function useNativeBalance(): KitQuery<NativeBalance> {
  return useKitQuery(balanceQuery(useKit(), useActiveAccountId()))
}
