import { hideSnackbar, type SnackbarState } from '@hasp/core'
import {
  holdSnackbar,
  internals,
  snackbarAutoCloseMs,
} from '@hasp/core/internal'
import { useCallback, useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** The message on show, and what its place does with it. */
export function useSnackbar(): SnackbarState & {
  hide: () => void
  /** Keeps it while it is being read; its time starts anew afterwards. */
  setHeld: (isHeld: boolean) => void
} {
  const kit = useKit()
  const state = useStore(kit.stores.snackbar, (snackbar) => snackbar)
  const [held, setHeld] = useState<'never' | 'now' | 'released'>('never')
  const hide = useCallback(() => hideSnackbar(kit), [kit])

  useEffect(() => {
    if (!state.open) setHeld('never')
    if (!state.open || !state.autoClose || held === 'never') return
    holdSnackbar(kit)
    if (held === 'now') return
    const abort = new AbortController()
    kit[internals].environment.clock.after(
      snackbarAutoCloseMs(state),
      hide,
      abort.signal,
    )
    return () => abort.abort()
  }, [kit, state, held, hide])

  const hold = useCallback(
    (isHeld: boolean) => setHeld(isHeld ? 'now' : 'released'),
    [],
  )
  return { ...state, hide, setHeld: hold }
}
