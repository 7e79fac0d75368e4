import type { ThemeName } from '../accent.js'
import { createAppearance } from '../createAppearance.js'
import type { Look } from '../Look.js'
import { findLowContrast } from './findLowContrast.js'

/**
 * Tells that the style sheet is missing, else which texts are hard to read,
 * whatever changed their colours: options, or style sheets of the page. Loaded
 * in development only.
 * @param look what the site asks for; its mode says what visitors may see
 * @returns a sentence for each
 */
export function checkTheme(
  document: Document,
  { mode, ...look }: Look & { readonly mode: 'system' | ThemeName },
): readonly string[] {
  // Without layout, as in jsdom, style sheets say nothing.
  if (document.documentElement.clientWidth === 0) return []
  const themes: readonly ThemeName[] =
    mode === 'system' || look.follow ? ['dark', 'light'] : [mode]
  const appearance = createAppearance({ look })
  const sentences: string[] = []
  for (const theme of themes) {
    const probe = document.createElement('div')
    probe.dataset.kit = ''
    probe.dataset.theme = theme
    probe.hidden = true
    appearance.dress(probe, theme)
    document.body.append(probe)
    const style = getComputedStyle(probe)
    const hasSheet = style.getPropertyValue('--kit-t-base') !== ''
    const found = findLowContrast((name) => style.getPropertyValue(name))
    probe.remove()
    if (!hasSheet) return [missingSheet]
    for (const { ratio, surface, text } of found)
      sentences.push(
        `In the ${theme} theme, ${text} on ${surface} has a contrast of ${ratio.toFixed(2)}, and text needs 4.5. Set them for this theme in \`theme.tokens\`, or in your style sheet (docs/theming.md).`,
      )
  }
  return sentences
}

const missingSheet =
  "The style sheet is missing, so everything is bare. Import it once: `import '@hasp/react/styles.css'` (docs/install.md)."
