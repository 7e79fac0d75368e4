/** The themes that a visitor can choose; `system` follows the device. */
export const themeModes = ['light', 'dark', 'system'] as const

/** One of `themeModes`. */
export type ThemeMode = (typeof themeModes)[number]
