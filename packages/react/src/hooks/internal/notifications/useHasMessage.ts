import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** Whether a short message or a wallet's question is open. */
export function useHasMessage(): boolean {
  const { approvals, snackbar } = useKit().stores
  const isOpen = useStore(snackbar, ({ open }) => open)
  const isAsked = useStore(approvals, ({ waiting }) => waiting.length > 0)
  return isOpen || isAsked
}
