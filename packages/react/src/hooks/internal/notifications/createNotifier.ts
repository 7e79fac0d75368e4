import {
  findHosted,
  type Kit,
  type KitEvents,
  showSnackbar,
  type TransactionStatus,
} from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'
import { runLate } from '../modal/runLate.js'
import { writeSent } from '../send/writeSent.js'
import { createConnectionNotifier } from './createConnectionNotifier.js'
import { createRequestNotifier } from './createRequestNotifier.js'

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

/** Turns events into short messages. */
export function createNotifier(kit: Kit): Notifier {
  const notifyOfRequest = createRequestNotifier(kit)
  return {
    WALLET_REQUEST(event, i18n) {
      if (findHosted(kit))
        runLate(
          kit,
          import('./dressFrame.js'),
          ({ dressFrame }) => dressFrame(kit, i18n),
          'The wallet could not be told how to look',
        )
      notifyOfRequest(event, i18n)
    },
    CONNECTION_NOTICE: createConnectionNotifier(kit),
    MODAL_FAILED: (_, i18n) =>
      showSnackbar(kit, {
        message: speakSnackbar(i18n)('modalFailed'),
        variant: 'error',
      }),
    TRANSACTION_STATUS(event, i18n) {
      const { intentId, status } = event
      const ending = endings[status]
      if (!ending || intentId === undefined || isOnShow(kit, intentId)) return
      const sent = findSent(kit, intentId)
      if (!sent) return
      const label = writeSent(sent, i18n.locale)
      showSnackbar(kit, {
        message: speakSnackbar(i18n)(ending.message, { label }),
        variant: ending.variant,
      })
    },
  }
}

/** Outcomes worth a message: the certain ones. */
const endings: {
  readonly [status in TransactionStatus]?: {
    readonly message: 'sendArrived' | 'sendFailed' | 'sendReplaced'
    readonly variant: 'success' | 'error' | 'info'
  }
} = {
  final: { message: 'sendArrived', variant: 'success' },
  reverted: { message: 'sendFailed', variant: 'error' },
  replaced: { message: 'sendReplaced', variant: 'info' },
  dropped: { message: 'sendFailed', variant: 'error' },
  notSent: { message: 'sendFailed', variant: 'error' },
}

function findSent(kit: Kit, intentId: string) {
  const { transactions } = kit.stores.transactions.getState()
  return transactions.find((one) => one.intentId === intentId)
}

/** Whether the modal already shows this transaction. */
function isOnShow(kit: Kit, intentId: string): boolean {
  const { modal, router } = kit.stores
  const route = selectRoute(router.getState())
  return (
    modal.getState().isOpen &&
    (route.view === 'SendConfirmed' || route.view === 'SendPreview') &&
    route.parameters.review.intentId === intentId
  )
}
