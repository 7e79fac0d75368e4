import { type SnackbarMessage, showSnackbar } from '@hasp/core'
import { type Alert, type AlertCode, alerts } from '@hasp/core/errors'
import { dismissAlert } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** What `useNotifications` gives. */
export type Notifications = {
  /** Shows a short message, also while the modal is closed. */
  readonly snackbar: (message: SnackbarMessage) => void
  /** Alerts to the page's developer; only with the option `debug`. */
  readonly alert?: (Alert & { readonly code: AlertCode }) | undefined
  readonly dismissAlert: () => void
}

/**
 * Short messages to the visitor, and alerts to the developer.
 * @example
 * import { useNotifications } from '@hasp/react'
 *
 * useNotifications().snackbar({ message: 'Saved', variant: 'success' })
 */
export function useNotifications(): Notifications {
  const kit = useKit()
  const code = useStore(kit.stores.alerts, (state) => state.code)
  const actions = useMemo(
    () => ({
      snackbar: (message: SnackbarMessage) => showSnackbar(kit, message),
      dismissAlert: () => dismissAlert(kit),
    }),
    [kit],
  )
  const alert =
    code && kit.options.debug ? { code, ...alerts[code] } : undefined
  return { alert, ...actions }
}
