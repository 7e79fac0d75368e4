import {
  findHosted,
  type Kit,
  showSnackbar,
  type TransactionStatus,
} from '@hasp/core'
import { isTransfer, selectRoute } from '@hasp/core/internal'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'
import { runLate } from '../modal/runLate.js'
import { writeSent } from '../send/writeSent.js'
import { createConnectionNotifier } from './createConnectionNotifier.js'
import { createRequestNotifier } from './createRequestNotifier.js'
import type { NotificationEvents, Notifier } from './Notifier.js'
import type { Reader } from './Reader.js'

/**
 * Notifies the reader of an event, by one notifier for all events.
 * @example notifyReader(reader, 'MODAL_FAILED', undefined)
 */
export function notifyReader<name extends keyof NotificationEvents>(
  reader: Reader,
  name: name,
  event: NotificationEvents[name],
): void {
  reader.notifier ??= createNotifier(reader)
  if (reader.i18n) reader.notifier[name](event, reader.i18n)
}

/** Turns events into short messages. */
function createNotifier(reader: Reader): Notifier {
  const { kit } = reader
  const notifyOfRequest = createRequestNotifier(kit)
  const dress = (i18n: I18n) =>
    runLate(
      kit,
      import('./dressFrame.js'),
      ({ dressFrame }) => dressFrame(kit, i18n),
      'The wallet could not be told how to look',
    )
  return {
    WALLET_REQUEST(event, i18n) {
      if (findHosted(kit)) {
        reader.onLanguage = dress
        dress(i18n)
      }
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
      const { message, label } = isTransfer(sent)
        ? { message: ending.message, label: writeSent(sent, i18n.locale) }
        : { message: ending.tracked, label: sent.label }
      showSnackbar(kit, {
        message: speakSnackbar(i18n)(message, { label }),
        variant: ending.variant,
      })
    },
  }
}

const failed = {
  message: 'sendFailed',
  tracked: 'trackedFailed',
  variant: 'error',
} as const

/** Outcomes worth a message: the certain ones. */
const endings: {
  readonly [status in TransactionStatus]?: {
    readonly message: 'sendArrived' | 'sendFailed' | 'sendReplaced'
    /** The same of what the site told of. */
    readonly tracked: 'trackedDone' | 'trackedFailed' | 'trackedReplaced'
    readonly variant: 'success' | 'error' | 'info'
  }
} = {
  final: { message: 'sendArrived', tracked: 'trackedDone', variant: 'success' },
  reverted: failed,
  replaced: {
    message: 'sendReplaced',
    tracked: 'trackedReplaced',
    variant: 'info',
  },
  dropped: failed,
  notSent: failed,
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
