import {
  type ThemeOptions,
  themeDensities,
  themePresentations,
  themePresets,
} from '../../entities/modal/themeOptions.js'
import { themeTokens } from '../../entities/modal/themeTokens.js'

const choices = {
  preset: themePresets,
  density: themeDensities,
  presentation: themePresentations,
} as const

/** What is wrong about the values that the kit's looks are made of. */
export function checkThemeValues(theme: ThemeOptions = {}): readonly string[] {
  const found: string[] = []
  for (const [name, known] of Object.entries(choices)) {
    const value = theme[name as keyof typeof choices]
    if (value !== undefined && !known.some((one) => one === value))
      found.push(
        `\`theme.${name}\` is "${value}". Use one of ${known.join(', ')} (docs/theming.md).`,
      )
  }
  const { font, radius } = theme
  if (radius !== undefined && !(radius >= 0 && radius <= 1.5))
    found.push(
      `\`theme.radius\` is ${radius}. Use a factor from 0, which is square, to 1.5 (docs/theming.md).`,
    )
  if (font !== undefined && font.trim() === '')
    found.push(
      '`theme.font` is empty. Give a font-family, or leave it out (docs/theming.md).',
    )
  for (const token of listTokens(theme))
    if (!themeTokens.some((known) => known === token))
      found.push(
        `\`theme.tokens\` has "${token}", which is no token of the kit. Their names are in the reference (docs/theming.md).`,
      )
  return found
}

function listTokens({ tokens = {} }: ThemeOptions): readonly string[] {
  const groups = 'dark' in tokens ? Object.values(tokens) : [tokens]
  return [...new Set(groups.flatMap((group) => Object.keys(group)))]
}
