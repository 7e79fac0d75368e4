import type { Kit } from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'
import type { Notifier } from './Notifier.js'

/** Who reads the messages of a kit. */
export type Reader = {
  readonly kit: Kit
  /** The language, once the page is drawn. */
  i18n?: I18n
  /** Told of each language from now on. */
  onLanguage?: (i18n: I18n) => void
  notifier?: Notifier
}
