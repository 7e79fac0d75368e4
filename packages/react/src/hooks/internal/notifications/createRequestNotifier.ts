import {
  findConnector,
  hideSnackbar,
  type Kit,
  type KitEvents,
  selectConnection,
  showSnackbar,
} from '@hasp/core'
import { openWalletLink } from '@hasp/core/internal'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'

type WalletRequest = KitEvents['WALLET_REQUEST']

export type NotifyOfRequest = (request: WalletRequest, i18n: I18n) => void

/**
 * Says which wallet a request is waiting in, with a button that opens it,
 * until every request is answered. Covers only wallets that a link opens on
 * this device; of several, the one asked last.
 */
export function createRequestNotifier(kit: Kit): NotifyOfRequest {
  const { connections, connectors, snackbar } = kit.stores
  const pending = new Map<string, WalletRequest>()

  /** Wallets that can be opened, the one asked last at the end. */
  const findWallets = () =>
    [...pending.values()].flatMap(({ connectorId, namespace }) => {
      const { getState } = connectors
      const connector = findConnector(getState(), connectorId, namespace)
      const link = connector?.link?.()
      return connector && link ? [{ connector, link }] : []
    })

  return (request, i18n) => {
    const { connectorId, isPending, namespace } = request
    const id = `${namespace}/${connectorId}` as const
    pending.delete(id)
    if (isPending) pending.set(id, request)
    const last = findWallets().at(-1)
    const now = snackbar.getState()
    const isShown = now.open && now.variant === 'loading' && now.action
    if (!last) {
      if (isShown) hideSnackbar(kit)
      return
    }
    const { connector, link } = last
    const { info } = connector
    const t = speakSnackbar(i18n)
    const asked = selectConnection(connections.getState(), {
      connectorId: info.id,
      namespace: connector.namespace,
    })
    const wallet = asked?.status === 'connected' ? asked.walletName : info.name
    const message = t('lookInWallet', { wallet })
    if (isShown && now.message === message) return
    showSnackbar(kit, {
      message,
      variant: 'loading',
      action: {
        label: t('openWallet', { wallet }),
        run: () => openWalletLink(kit, { link }),
      },
    })
  }
}
