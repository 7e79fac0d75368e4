import type { ThemeName } from './accent.js'

/** One value for each theme. */
export type ByTheme<value> = { readonly [theme in ThemeName]: value }

/** Values of custom properties of the kit, by name. */
export type Variables = {
  readonly [name: `--kit-${string}`]: string | undefined
}

/** The looks that a site asks for, as they are among the options of the kit. */
export type Look = {
  readonly preset?: 'slate' | 'paper' | 'ocean' | 'terminal' | undefined
  readonly accent?: string | ByTheme<string> | undefined
  readonly radius?: number | undefined
  readonly font?: string | undefined
  readonly density?: 'compact' | 'regular' | 'spacious' | undefined
  readonly tokens?: Variables | ByTheme<Variables> | undefined
  readonly presentation?: 'modal' | 'drawer' | 'popover' | undefined
  readonly follow?: 'class' | 'data-theme' | 'color-scheme' | undefined
}

/** A value that may be given for each theme. */
export function forTheme<value extends string | Variables>(
  given: value | ByTheme<value> | undefined,
  theme: ThemeName,
): value | undefined {
  return isByTheme(given) ? given[theme] : given
}

function isByTheme<value>(
  given: value | ByTheme<value> | undefined,
): given is ByTheme<value> {
  return typeof given === 'object' && given !== null && 'dark' in given
}
