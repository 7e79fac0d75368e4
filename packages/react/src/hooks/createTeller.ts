import { type Kit, type KitEvents, selectRoute, showSnackbar } from '@hasp/core'
import type { I18n } from '../i18n/I18nContext.js'
import { speakSnackbar } from '../i18n/speakSnackbar.js'
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
      const { hash, status } = news
      if (status === 'pending' || status === 'included') return
      const { label } = findSent(kit, hash) ?? {}
      if (label === undefined || isOnShow(kit, hash)) return
      const t = speakSnackbar(i18n)
      showSnackbar(
        kit,
        status === 'final'
          ? { message: t('sendArrived', { label }), variant: 'success' }
          : { message: t('sendFailed', { label }), variant: 'error' },
      )
    },
  }
}

function findSent(kit: Kit, hash: string) {
  const { transactions } = kit.stores.transactions.getState()
  return transactions.find((one) => one.hash === hash)
}

/** The visitor is looking at it: whoever closes the modal is still told. */
function isOnShow(kit: Kit, hash: string): boolean {
  const { modal, router } = kit.stores
  const route = selectRoute(router.getState())
  return (
    modal.getState().isOpen &&
    route.view === 'SendConfirmed' &&
    route.parameters.hash === hash
  )
}
