import { common } from '../i18n/locales/en/common.js'
import type { Translate } from '../i18n/translate.js'
import { useLocale } from '../i18n/useLocale.js'
import { useMessages } from '../i18n/useMessages.js'

/**
 * The kit's language: its tag, its direction, and the words that views share.
 * @example
 * import { useKitLocale } from '@hasp/react'
 *
 * const { dir, t } = useKitLocale()
 */
export function useKitLocale(): {
  locale: string
  dir: 'ltr' | 'rtl'
  t: Translate<typeof common>
} {
  const t = useMessages(common)
  return { ...useLocale(), t }
}
