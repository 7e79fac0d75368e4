import type { KitEvents } from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'

/** Events that a visitor may be notified of, by name. */
export type NotificationEvents = Pick<
  KitEvents,
  'CONNECTION_NOTICE' | 'TRANSACTION_STATUS' | 'WALLET_REQUEST'
> & {
  /** The modal could not be loaded. */
  MODAL_FAILED: undefined
}

export type Notifier = {
  readonly [name in keyof NotificationEvents]: (
    event: NotificationEvents[name],
    i18n: I18n,
  ) => void
}
