import type { ThemeMode, ThemeSource } from './themeMode.js'
import type { ThemeTokens } from './themeTokens.js'

/** The presets of `theme.preset`. */
export const themePresets = ['slate', 'paper', 'ocean', 'terminal'] as const

/** Looks that come with the kit, in both modes. */
export type ThemePreset = (typeof themePresets)[number]

/** The densities of `theme.density`, from the least room to the most. */
export const themeDensities = ['compact', 'regular', 'spacious'] as const

/** How much room rows and buttons take. */
export type ThemeDensity = (typeof themeDensities)[number]

/** The presentations of `theme.presentation`. */
export const themePresentations = ['modal', 'drawer', 'popover'] as const

/**
 * Where the views stand: in the middle, at the end of the page, or at the
 * button that was pressed. On a phone each is a sheet.
 */
export type ThemePresentation = (typeof themePresentations)[number]

/** One value for each of the two modes that can be seen. */
export type ByMode<value> = { readonly dark: value; readonly light: value }

/** How the kit looks; nothing of it is fetched unless it is given. */
export type ThemeOptions = {
  /** Default `dark`. */
  readonly mode?: ThemeMode | undefined
  /** What the values below start from; the kit's own looks unless given. */
  readonly preset?: ThemePreset | undefined
  /**
   * Any CSS colour, or one for each mode. It is moved in lightness until it
   * can be read.
   */
  readonly accent?: string | ByMode<string> | undefined
  /** How round everything is: 0 is square, 1 the default, 1.5 the most. */
  readonly radius?: number | undefined
  /** A CSS font-family. */
  readonly font?: string | undefined
  /** Default `regular`. Whatever it is, targets stay large enough to touch. */
  readonly density?: ThemeDensity | undefined
  /** Single tokens, for both modes or for each. */
  readonly tokens?: ThemeTokens | ByMode<ThemeTokens> | undefined
  /** Default `modal`. */
  readonly presentation?: ThemePresentation | undefined
  /** Default `theme`. */
  readonly storageKey?: string | undefined
  /**
   * An attribute of the page's root element that is to say the theme, e.g.
   * `data-theme`. None unless given: the kit's own elements carry
   * `data-theme`, and the page is left alone.
   */
  readonly attribute?: string | undefined
  /**
   * Takes the theme from the page instead, live: from the `class` or the
   * `data-theme` of its root element, or from its CSS `color-scheme`.
   */
  readonly follow?: ThemeSource | undefined
}
