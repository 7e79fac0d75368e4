import type { ThemeName } from './accent.js'
import type { ThemeVariables } from './tokens.js'

/** What an integrator changed about the looks, per theme. */
export type Appearance = {
  readonly variables: (theme: ThemeName) => ThemeVariables
}
