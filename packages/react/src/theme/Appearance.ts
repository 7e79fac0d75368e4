import type { ThemeName } from './accent.js'
import type { ThemeVariables } from './tokens.js'

/** The integrator's changes to the appearance, per theme. */
export type Appearance = {
  readonly variables: (theme: ThemeName) => ThemeVariables
}
