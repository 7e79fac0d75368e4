import { createStore } from 'zustand/vanilla'
import type { ThemeMode } from '../entities/modal/themeMode.js'

export {
  type ThemeMode,
  type ThemeSource,
  themeModes,
} from '../entities/modal/themeMode.js'

/** The theme that the visitor chose. */
export type ThemeState = { readonly mode: ThemeMode }

export function createThemeStore(mode: ThemeMode) {
  return createStore<ThemeState>(() => ({ mode }))
}
