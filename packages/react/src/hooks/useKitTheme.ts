import { setTheme, type ThemeMode } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { useKitRoot } from './internal/modal/useKitRoot.js'
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
  /**
   * What `mode` resolves to on this device, or the page's theme where
   * `theme.follow` is set; the mode's, or dark, on a server.
   */
  resolved: 'light' | 'dark'
  /** Chooses for this tab, the others, and the next visit. */
  setMode: (mode: ThemeMode) => void
} {
  const { kit, pageTheme } = useKitRoot()
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
  const own = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  const resolved = pageTheme ?? own
  return { mode, resolved, setMode }
}
