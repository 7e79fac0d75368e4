import { setTheme, type ThemeMode } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

const darkQuery = '(prefers-color-scheme: dark)'

/**
 * The theme: the chosen mode, the resulting one, and how to choose another.
 * @example
 * import { useKitTheme } from '@hasp/react'
 *
 * const { resolved, setMode } = useKitTheme()
 */
export function useKitTheme(): {
  /** `light`, `dark` or `system`. */
  mode: ThemeMode
  /** What `mode` resolves to on this device; dark on a server. */
  resolved: 'light' | 'dark'
  /** Chooses for this tab, the others, and the next visit. */
  setMode: (mode: ThemeMode) => void
} {
  const kit = useKit()
  const mode = useStore(kit.stores.theme, (theme) => theme.mode)
  const page = kit[internals].environment.window
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = page?.matchMedia?.(darkQuery)
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    [page],
  )
  const isDark = useSyncExternalStore(
    subscribe,
    () => page?.matchMedia?.(darkQuery).matches ?? true,
    () => true,
  )
  const setMode = useCallback(
    (next: ThemeMode) => setTheme(kit, { mode: next }),
    [kit],
  )
  const resolved = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  return { mode, resolved, setMode }
}
