import { contrast } from './contrast.js'
import { hexToOklch, oklchToHex } from './oklch.js'
import { parseColor } from './parseColor.js'

/** The theme an accent is meant for. */
export type ThemeName = 'dark' | 'light'

/** The five colours that one brand colour becomes, each `#rrggbb`. */
export type AccentColors = {
  accent: string
  onAccent: string
  accentText: string
  accentTint: string
  focus: string
}

/** surface, raised, sunken, hover of `tokens.css`; a test keeps them equal. */
export const accentSurfaces = {
  dark: ['#15171c', '#1e2228', '#0e1115', '#262a31'],
  light: ['#ffffff', '#f5f6f8', '#eceef1', '#e6e9ed'],
} as const

const white = '#ffffff'
const black = '#0b0d12'
const step = 0.005

function labelOn(fill: string) {
  return contrast(fill, white) >= contrast(fill, black) ? white : black
}

function* outwards(lightness: number, isDark: boolean) {
  for (let distance = 0; distance <= 1; distance += step)
    for (const sign of isDark ? [1, -1] : [-1, 1]) {
      const moved = lightness + sign * distance
      if (moved >= 0.02 && moved <= 0.99) yield moved
    }
}

/**
 * Derives an accessible accent from one brand colour: the label reaches 4.5:1
 * on the fill, the fill 3:1 on the card, the text 4.5:1 on every surface.
 * @param color - any CSS colour; outside a browser `#rgb` or `#rrggbb`
 * @param theme - the theme it is for
 * @param surfaces - what it stands on, each `#rrggbb`, card first; those of the
 * theme unless given
 * @returns five `#rrggbb` colours (WCAG 2.x contrast)
 * @throws TypeError when the colour cannot be read.
 * @example deriveAccent('#0590a2', 'dark').accentText // '#3eb0c2'
 */
export function deriveAccent(
  color: string,
  theme: ThemeName,
  surfaces: readonly string[] = accentSurfaces[theme],
): AccentColors {
  const isDark = theme === 'dark'
  const { lightness, chroma, hue } = hexToOklch(parseColor(color))

  let accent = isDark ? white : black
  for (const moved of outwards(lightness, isDark)) {
    const fill = oklchToHex({ lightness: moved, chroma, hue })
    const isReadable = contrast(fill, labelOn(fill)) >= 4.5
    if (
      isReadable &&
      surfaces.slice(0, 2).every((surface) => contrast(fill, surface) >= 3)
    ) {
      accent = fill
      break
    }
  }

  const accentTint = oklchToHex({
    lightness: isDark ? 0.285 : 0.953,
    chroma: Math.min(chroma, isDark ? 0.055 : 0.024),
    hue,
  })

  let accentText = isDark ? white : black
  let textLightness = isDark
    ? Math.max(lightness, 0.7)
    : Math.min(lightness, 0.55)
  while (textLightness >= 0 && textLightness <= 1) {
    const text = oklchToHex({
      lightness: textLightness,
      chroma: Math.min(chroma, isDark ? 0.13 : 0.2),
      hue,
    })
    if (
      [...surfaces, accentTint].every((back) => contrast(text, back) >= 4.5)
    ) {
      accentText = text
      break
    }
    textLightness += isDark ? step : -step
  }

  return {
    accent,
    onAccent: labelOn(accent),
    accentText,
    accentTint,
    focus: accentText,
  }
}
