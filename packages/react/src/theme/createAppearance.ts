import type { Appearance } from './Appearance.js'
import { deriveAccent, type ThemeName } from './accent.js'
import type { ThemeVariables } from './tokens.js'

/**
 * The appearance of the kit in the colours of a brand. The accent is moved in
 * lightness until it is readable; see `deriveAccent`.
 * @param parameters - `accent`: any CSS colour, or one per theme; `radius`:
 * factor on all corners, 0–1.5; `unit`: factor on all sizes (1.6 for hosts with
 * `html { font-size: 62.5% }`); `font`: a CSS font-family; `variables`: single
 * tokens
 * @throws TypeError, when first shown, if the accent is not a colour.
 * @example createAppearance({ accent: '#0590a2', radius: 0.5 })
 */
export function createAppearance(
  parameters: createAppearance.Parameters,
): Appearance {
  const known = new Map<ThemeName, ThemeVariables>()
  return {
    variables(theme) {
      const variables = known.get(theme) ?? toVariables(parameters, theme)
      known.set(theme, variables)
      return variables
    },
  }
}

function toVariables(
  { accent, radius, unit, font, variables }: createAppearance.Parameters,
  theme: ThemeName,
): ThemeVariables {
  const color = typeof accent === 'string' ? accent : accent?.[theme]
  const colors = color === undefined ? undefined : deriveAccent(color, theme)
  return {
    ...(colors && {
      '--kit-accent': colors.accent,
      '--kit-on-accent': colors.onAccent,
      '--kit-accent-text': colors.accentText,
      '--kit-accent-tint': colors.accentTint,
      '--kit-focus': colors.focus,
    }),
    ...(radius !== undefined && {
      '--kit-radius': String(Math.min(1.5, Math.max(0, radius))),
    }),
    ...(unit !== undefined && { '--kit-unit': String(unit) }),
    ...(font !== undefined && { '--kit-font': font }),
    ...variables,
  }
}

export declare namespace createAppearance {
  type Parameters = {
    accent?: string | Record<ThemeName, string> | undefined
    radius?: number | undefined
    unit?: number | undefined
    font?: string | undefined
    variables?: ThemeVariables | undefined
  }
}
