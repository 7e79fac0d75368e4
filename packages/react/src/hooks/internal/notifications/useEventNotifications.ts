import { useContext, useEffect, useMemo } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { useKit } from '../../useKit.js'
import { runLate } from '../modal/runLate.js'
import type { NotificationEvents } from './Notifier.js'
import type { Reader } from './Reader.js'

/** Shows the visitor a short message about an event that is worth one. */
export type Notify = <name extends keyof NotificationEvents>(
  name: name,
  event: NotificationEvents[name],
) => void

/**
 * Notifies the visitor of events outside the modal. The rules and texts are
 * fetched with the first event.
 */
export function useEventNotifications(): Notify {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  const reader = useMemo((): Reader => ({ kit }), [kit])
  useEffect(() => {
    reader.i18n = i18n
    reader.onLanguage?.(i18n)
  }, [reader, i18n])
  const notify = useMemo(
    (): Notify => (name, event) =>
      runLate(
        kit,
        import('./notifyReader.js'),
        ({ notifyReader }) => notifyReader(reader, name, event),
        'A message could not be shown',
      ),
    [kit, reader],
  )
  useEffect(
    () =>
      kit.events.subscribe(({ name, data }) => {
        if (
          name === 'TRANSACTION_STATUS' ||
          name === 'CONNECTION_NOTICE' ||
          name === 'WALLET_REQUEST'
        )
          notify(name, data)
      }),
    [kit, notify],
  )
  return notify
}
