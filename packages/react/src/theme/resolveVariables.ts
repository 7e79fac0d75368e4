import { accentSurfaces, deriveAccent, type ThemeName } from './accent.js'
import { densities } from './densities.js'
import { forTheme, type Look, type Variables } from './Look.js'
import { parseColor } from './parseColor.js'
import { presets } from './presets.js'

const surfaceNames = [
  '--kit-surface',
  '--kit-raised',
  '--kit-sunken',
  '--kit-hover',
] as const

/**
 * The values that a look gives the kit's custom properties. What is asked for
 * by itself wins over its preset, and single tokens over all.
 * @throws TypeError when the accent is no colour.
 * @example resolveVariables({ accent: '#0590a2', radius: 0.5 }, 'dark')
 */
export function resolveVariables(look: Look, theme: ThemeName): Variables {
  const preset = look.preset && presets[look.preset]
  const accent = forTheme(look.accent ?? preset?.accent, theme)
  const radius = look.radius ?? preset?.radius
  const font = look.font ?? preset?.font
  const tokens: Variables = {
    ...forTheme(preset?.tokens, theme),
    ...forTheme(look.tokens, theme),
  }
  return {
    ...densities[look.density ?? 'regular'],
    ...(accent && accentVariables(accent, theme, tokens)),
    ...(radius !== undefined && {
      '--kit-radius': String(Math.min(1.5, Math.max(0, radius))),
    }),
    ...(font !== undefined && { '--kit-font': font }),
    ...tokens,
  }
}

/** The accent is to be read on the surfaces that there are. */
function accentVariables(
  accent: string,
  theme: ThemeName,
  tokens: Variables,
): Variables {
  const surfaces = surfaceNames.map((name, index) => {
    const own = accentSurfaces[theme][index] ?? accentSurfaces[theme][0]
    return parseSurface(tokens[name] ?? own) ?? own
  })
  const colors = deriveAccent(accent, theme, surfaces)
  return {
    '--kit-accent': colors.accent,
    '--kit-on-accent': colors.onAccent,
    '--kit-accent-text': colors.accentText,
    '--kit-accent-tint': colors.accentTint,
    '--kit-focus': colors.focus,
  }
}

/** A surface may be an expression that only an element can work out. */
function parseSurface(color: string): string | undefined {
  try {
    return parseColor(color)
  } catch {
    return undefined
  }
}
