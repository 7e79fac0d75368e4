/** The themes that a visitor can choose; `system` follows the device. */
export const themeModes = ['light', 'dark', 'system'] as const

/** One of `themeModes`. */
export type ThemeMode = (typeof themeModes)[number]

/** Where a page says which theme it is in; see `theme.follow`. */
export type ThemeSource = 'class' | 'data-theme' | 'color-scheme'
