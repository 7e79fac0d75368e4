import {
  findConnector,
  hideSnackbar,
  type Kit,
  type KitEvents,
  openWalletLink,
  showSnackbar,
} from '@hasp/core'
import type { I18n } from '../i18n/I18nContext.js'
import { speakSnackbar } from '../i18n/speakSnackbar.js'

/**
 * Says where a request waits, with a button that opens the wallet, until it is
 * answered. Only a wallet that a link of this device opens is told of.
 */
export function tellWalletRequest(
  kit: Kit,
  i18n: I18n,
  { connectorId, isPending, namespace }: KitEvents['WALLET_REQUEST'],
): void {
  const { connections, connectors, snackbar } = kit.stores
  const now = snackbar.getState()
  if (!isPending) {
    if (now.variant === 'loading' && now.action) hideSnackbar(kit)
    return
  }
  const connector = findConnector(connectors.getState(), connectorId, namespace)
  const link = connector?.link?.()
  if (!connector || !link) return
  const t = speakSnackbar(i18n)
  const asked = connections.getState().byId.get(`${namespace}/${connectorId}`)
  const peer = asked?.status === 'connected' ? asked.peer : undefined
  const wallet = peer?.name ?? connector.info.name
  showSnackbar(kit, {
    message: t('lookInWallet', { wallet }),
    variant: 'loading',
    action: {
      label: t('openWallet', { wallet }),
      run: () => openWalletLink(kit, { link }),
    },
  })
}
