import { useNotifications } from '../../useNotifications.js'

/**
 * Copies a text out of a menu, which closes with it: a short message says so,
 * or shows the text where copying is refused.
 */
export function useCopyText(): (
  text: string,
  messages: { readonly copied: string; readonly refused: string },
) => Promise<void> {
  const { snackbar } = useNotifications()
  return async (text, { copied, refused }) => {
    try {
      await navigator.clipboard.writeText(text)
      snackbar({ message: copied, variant: 'success' })
    } catch {
      snackbar({ message: refused, variant: 'error' })
    }
  }
}
