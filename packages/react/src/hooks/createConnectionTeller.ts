import {
  type ConnectionId,
  disconnect,
  findConnector,
  type Kit,
  type KitEvents,
  openModal,
  showSnackbar,
} from '@hasp/core'
import type { I18n } from '../i18n/I18nContext.js'
import { shortAddress } from '../i18n/shortAddress.js'
import { speakSnackbar } from '../i18n/speakSnackbar.js'

type About = KitEvents['CONNECTED_LATE']

/**
 * Tells of connections that began or ended without the visitor's doing. Both
 * stay in sight until they are answered.
 */
export function createConnectionTeller(kit: Kit) {
  const { connections, connectors } = kit.stores
  const nameOf = ({ connectorId, namespace }: About) =>
    findConnector(connectors.getState(), connectorId, namespace)?.info.name ??
    connectorId
  return {
    CONNECTED_LATE(about: About, i18n: I18n) {
      const connectionId: ConnectionId = `${about.namespace}/${about.connectorId}`
      const now = connections.getState().byId.get(connectionId)
      if (now?.status !== 'connected') return
      const t = speakSnackbar(i18n)
      const wallet = now.peer?.name ?? nameOf(about)
      const address = shortAddress(now.accounts[0].address)
      const end = () =>
        disconnect(kit, { connectionId }).catch((error: unknown) =>
          kit.log('warn', 'The wallet did not confirm the goodbye', error),
        )
      showSnackbar(kit, {
        message: t('connectedLate', { address, wallet }),
        variant: 'info',
        autoClose: false,
        action: { label: t('disconnect'), run: () => void end() },
        otherAction: { label: t('keep'), run: () => undefined },
      })
    },
    RECONNECTION_DOUBTED(about: About, i18n: I18n) {
      const t = speakSnackbar(i18n)
      showSnackbar(kit, {
        message: t('doubted', { wallet: nameOf(about) }),
        variant: 'error',
        autoClose: false,
        action: {
          label: t('doubtedChoose'),
          run: () => openModal(kit, { route: { view: 'Connect' } }),
        },
        otherAction: { label: t('dismiss'), run: () => undefined },
      })
    },
  }
}
