import { useLocale } from '../../../i18n/useLocale.js'
import type { Appearance } from '../../../theme/Appearance.js'
import { useKitTheme } from '../../useKitTheme.js'
import { useKitRoot } from './useKitRoot.js'

/** Props shared by every `KitScope`. */
export function useScopeProps(): {
  theme: 'light' | 'dark'
  appearance: Appearance | undefined
  dir: 'ltr' | 'rtl'
  lang: string
} {
  const { appearance } = useKitRoot()
  const { resolved } = useKitTheme()
  const { dir, locale } = useLocale()
  return { theme: resolved, appearance, dir, lang: locale }
}
