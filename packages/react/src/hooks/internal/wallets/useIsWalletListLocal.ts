import { isWalletListLocal } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'

/** Whether no host is asked for the list, so that it is here in a moment. */
export function useIsWalletListLocal(): boolean {
  return isWalletListLocal(useKit())
}
