import {
  findConnector,
  hideSnackbar,
  type Kit,
  type KitEvents,
  openWalletLink,
  selectConnection,
  showSnackbar,
} from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'

type WalletRequest = KitEvents['WALLET_REQUEST']

export type TellWalletRequest = (request: WalletRequest, i18n: I18n) => void

/**
 * Says where a request waits, with a button that opens the wallet, until all
 * of them are answered. Only wallets that a link of this device opens are told
 * of; of several, the one that was asked last.
 */
export function createRequestTeller(kit: Kit): TellWalletRequest {
  const { connections, connectors, snackbar } = kit.stores
  const pending = new Map<string, WalletRequest>()

  /** The wallets that can be opened, the one that was asked last at the end. */
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
    const isTold = now.open && now.variant === 'loading' && now.action
    if (!last) {
      if (isTold) hideSnackbar(kit)
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
    if (isTold && now.message === message) return
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
