import {
  disconnect,
  findConnector,
  type Kit,
  type KitEvents,
  openModal,
  selectConnection,
  showSnackbar,
} from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { shortenAddress } from '../../../addresses/shortenAddress.js'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'

type ConnectionNotice = KitEvents['CONNECTION_NOTICE']

/**
 * Notifies of connections that began or ended without the visitor's doing.
 * Each message stays until it is answered.
 */
export function createConnectionNotifier(kit: Kit) {
  const { connections, connectors } = kit.stores
  return (notice: ConnectionNotice, i18n: I18n) => {
    const { connectorId, namespace, reason } = notice
    const { info } =
      findConnector(connectors.getState(), connectorId, namespace) ?? {}
    const t = speakSnackbar(i18n)
    if (reason === 'doubted')
      return showSnackbar(kit, {
        message: t('doubted', { wallet: info?.name ?? connectorId }),
        variant: 'error',
        autoClose: false,
        action: {
          label: t('doubtedChoose'),
          run: () => openModal(kit, { route: { view: 'Connect' } }),
        },
        otherAction: { label: t('dismiss'), run: () => undefined },
      })
    const now = selectConnection(connections.getState(), notice)
    if (now?.status !== 'connected') return
    const { id: connectionId, walletName: wallet } = now
    const address = shortenAddress(now.accounts[0].address)
    const end = () =>
      disconnect(kit, { connectionId }).catch((error: unknown) =>
        kit[internals].log(
          'warn',
          'The wallet did not confirm the disconnection',
          error,
        ),
      )
    showSnackbar(kit, {
      message: t('connectedLate', { address, wallet }),
      variant: 'info',
      autoClose: false,
      action: { label: t('disconnect'), run: () => void end() },
      otherAction: { label: t('keep'), run: () => undefined },
    })
  }
}
