import type { I18n } from './I18nContext.js'
import { snackbar } from './locales/en/snackbar.js'
import { createTranslate, type Translate } from './translate.js'

/** Translates the texts of short messages. */
export type SaySnackbar = Translate<typeof snackbar>

/** Translates short messages outside components, for lazily loaded code. */
export function speakSnackbar({ locale, catalogues }: I18n): SaySnackbar {
  return createTranslate(snackbar, locale, catalogues)
}
