import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import {
  type SnackbarMessage,
  snackbarAutoCloseMs,
  snackbarHidden,
  snackbarReshowMs,
  snackbarShown,
} from '../../stores/snackbar.js'

/**
 * Shows a short message. One that is open is hidden first, and the new one
 * shows 150 ms later; the latest of several wins.
 * @example
 * import { showSnackbar } from '@hasp/core'
 *
 * showSnackbar(kit, { message: 'Copied', variant: 'success' })
 */
export function showSnackbar(kit: Kit, message: SnackbarMessage): void {
  const { stores, environment, tasks } = kit[internals]
  const { snackbar } = stores
  const { clock } = environment
  const { signal } = tasks.supersede('snackbar')
  const show = () => {
    snackbar.setState(snackbarShown(message), true)
    if (snackbar.getState().autoClose)
      clock.after(snackbarAutoCloseMs(message), () => hideSnackbar(kit), signal)
  }
  if (!snackbar.getState().open) {
    show()
    return
  }
  snackbar.setState(snackbarHidden)
  clock.after(snackbarReshowMs, show, signal)
}

/**
 * Hides the message.
 * @example
 * import { hideSnackbar } from '@hasp/core'
 *
 * hideSnackbar(kit)
 */
export function hideSnackbar(kit: Kit): void {
  kit[internals].tasks.abort('snackbar')
  kit[internals].stores.snackbar.setState(snackbarHidden)
}

/**
 * Keeps the message while the visitor reads it; `hideSnackbar` ends that.
 * @example
 * import { holdSnackbar } from '@hasp/core/internal'
 *
 * holdSnackbar(kit)
 */
export function holdSnackbar(kit: Kit): void {
  kit[internals].tasks.abort('snackbar')
}
