import { trackTransaction } from '@hasp/core'
import { useCallback } from 'react'
import { useKit } from './useKit.js'

/**
 * Lists transactions that the site sends by itself beside those of the kit, each
 * with what it does in the site's words.
 * @returns a function that takes the hash of one, its `label`, and, where they
 * are not those in use, `networkId` (CAIP-2) and `from`; it throws what
 * `trackTransaction` throws
 * @see `eth_getTransactionReceipt` on EVM, `getSignatureStatuses` on Solana
 * @example
 * import { useTrackTransaction } from '@hasp/react'
 *
 * const track = useTrackTransaction()
 * track({ hash, label: 'Deposit into the vault' })
 */
export function useTrackTransaction(): (
  transaction: trackTransaction.Parameters,
) => void {
  const kit = useKit()
  return useCallback((transaction) => trackTransaction(kit, transaction), [kit])
}
