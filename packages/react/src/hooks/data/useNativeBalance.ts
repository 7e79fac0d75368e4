import type { NativeBalance, NetworkAccount } from '@hasp/core'
import { balanceQuery } from '@hasp/core/queries'
import { createAnswerPersister } from '../internal/data/createAnswerPersister.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useKitQuery } from '../internal/data/useKitQuery.js'
import { useKit } from '../useKit.js'
import type { KitQuery } from './KitQuery.js'

/**
 * The balance of an account, in the network's own currency.
 * @param account network (CAIP-2) and address; the account in use unless given
 * @returns base units; `pending` while no wallet is connected
 * @see `eth_getBalance` on EVM, `getBalance` on Solana
 * @example
 * import { useNativeBalance } from '@hasp/react'
 *
 * const { data, error } = useNativeBalance()
 */
export function useNativeBalance(
  account?: NetworkAccount | undefined,
): KitQuery<NativeBalance> {
  const kit = useKit()
  const active = useActiveAccount()
  const about = account ?? active
  return useKitQuery({
    ...balanceQuery(kit, about),
    persister: createAnswerPersister(kit, 'getBalance', about),
  })
}
