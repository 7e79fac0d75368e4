import type { Kit } from '@hasp/core'
import { checkLocale } from '../../../i18n/development/checkLocale.js'
import { checkTheme } from '../../../theme/development/checkTheme.js'

/**
 * What is wrong with a page that a provider stands in. Loaded in development
 * only.
 * @returns a sentence for each
 */
export function checkPage(
  document: Document,
  {
    isHeadless,
    locale,
    theme,
  }: {
    readonly theme: Kit['options']['theme']
    readonly locale: string | undefined
    readonly isHeadless: boolean | undefined
  },
): readonly string[] {
  // Who draws everything needs no style sheet of the kit's.
  const hasPixels = !isHeadless || document.querySelector('[data-kit]') !== null
  return [
    ...checkLocale(locale),
    ...(hasPixels ? checkTheme(document, theme) : []),
  ]
}
