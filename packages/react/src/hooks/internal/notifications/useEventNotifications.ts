import { useContext, useMemo } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { useKit } from '../../useKit.js'
import { useKitEvents } from '../../useKitEvents.js'
import { runLate } from '../modal/runLate.js'
import { useLatest } from '../react/useLatest.js'
import type { NotificationEvents, Notifier } from './createNotifier.js'

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
  const latest = useLatest(i18n)
  const notify = useMemo((): Notify => {
    let notifier: Notifier | undefined
    return (name, event) => {
      runLate(
        kit,
        import('./createNotifier.js'),
        ({ createNotifier }) => {
          notifier ??= createNotifier(kit)
          notifier[name](event, latest.current)
        },
        'A message could not be shown',
      )
    }
  }, [kit])
  useKitEvents('TRANSACTION_STATUS', (event) =>
    notify('TRANSACTION_STATUS', event),
  )
  useKitEvents('CONNECTION_NOTICE', (event) =>
    notify('CONNECTION_NOTICE', event),
  )
  useKitEvents('WALLET_REQUEST', (event) => notify('WALLET_REQUEST', event))
  return notify
}
