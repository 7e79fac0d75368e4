import type { Appearance } from './Appearance.js'
import type { ThemeName } from './accent.js'

/**
 * Writes a theme on a root of the kit, through CSSOM only: a strict
 * Content-Security-Policy and Trusted Types have nothing to object to.
 * @example applyTheme(element, { theme: 'light' })
 */
export function applyTheme(
  element: HTMLElement,
  { theme, appearance }: applyTheme.Parameters,
): void {
  element.dataset.theme = theme
  const variables = appearance?.variables(theme) ?? {}
  // Test environments have style declarations that are not iterable.
  for (const name of Array.from(element.style))
    if (name.startsWith('--kit-') && !(name in variables))
      element.style.removeProperty(name)
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined) element.style.setProperty(name, value)
}

export declare namespace applyTheme {
  type Parameters = { theme: ThemeName; appearance?: Appearance | undefined }
}
