import {
  type Kit,
  type KitEvents,
  selectRoute,
  showSnackbar,
  type TransactionStatus,
} from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'
import { writeSent } from '../send/writeSent.js'
import { createConnectionTeller } from './createConnectionTeller.js'
import { createRequestTeller } from './createRequestTeller.js'

/** What a visitor may be told of, by name. */
export type News = Pick<
  KitEvents,
  'CONNECTION_NOTICE' | 'TRANSACTION_STATUS' | 'WALLET_REQUEST'
> & {
  /** The modal did not arrive. */
  MODAL_FAILED: undefined
}

export type Teller = {
  readonly [name in keyof News]: (news: News[name], i18n: I18n) => void
}

/** Puts what happened into short messages. */
export function createTeller(kit: Kit): Teller {
  return {
    WALLET_REQUEST: createRequestTeller(kit),
    CONNECTION_NOTICE: createConnectionTeller(kit),
    MODAL_FAILED: (_, i18n) =>
      showSnackbar(kit, {
        message: speakSnackbar(i18n)('modalFailed'),
        variant: 'error',
      }),
    TRANSACTION_STATUS(news, i18n) {
      const { intentId, status } = news
      const told = endings[status]
      if (!told || intentId === undefined || isOnShow(kit, intentId)) return
      const sent = findSent(kit, intentId)
      if (!sent) return
      const label = writeSent(sent, i18n.locale)
      showSnackbar(kit, {
        message: speakSnackbar(i18n)(told.message, { label }),
        variant: told.variant,
      })
    },
  }
}

/** What is told of, once it is certain. */
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

/** The visitor is looking at it: whoever closes the modal is still told. */
function isOnShow(kit: Kit, intentId: string): boolean {
  const { modal, router } = kit.stores
  const route = selectRoute(router.getState())
  return (
    modal.getState().isOpen &&
    (route.view === 'SendConfirmed' || route.view === 'SendPreview') &&
    route.parameters.review.intentId === intentId
  )
}
