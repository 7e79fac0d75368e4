import {
  connect,
  disconnect,
  findConnector,
  findHosted,
  hideSnackbar,
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
 * Notifies of connections that the visitor neither began nor ended.
 * Each message stays until it is answered.
 */
export function createConnectionNotifier(kit: Kit) {
  const { connections, connectors, snackbar } = kit.stores
  return (notice: ConnectionNotice, i18n: I18n) => {
    const { connectorId, namespace, reason } = notice
    const { info } =
      findConnector(connectors.getState(), connectorId, namespace) ?? {}
    const t = speakSnackbar(i18n)
    if (reason === 'notAllowed' || reason === 'notSignedIn')
      return showSnackbar(kit, { message: t(reason), variant: 'error' })
    // Specification 8: hidden in every case, and no sooner than it is shown.
    const authenticating = t('authenticating')
    if (reason === 'authenticating')
      return showSnackbar(kit, { message: authenticating, variant: 'loading' })
    if (reason === 'authenticated') {
      if (snackbar.getState().message === authenticating) hideSnackbar(kit)
      return
    }
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
    if (reason === 'ended') {
      if (now?.status !== 'disconnected') return
      const wallet = now.lastKnown.walletName
      const message = t('ended', { wallet })
      const shown = snackbar.getState()
      // A wallet of several namespaces leaves them one by one.
      if (shown.open && shown.message === message) return
      return showSnackbar(kit, {
        message,
        variant: 'info',
        ...(info && {
          action: { label: t('reconnect'), run: () => reconnect(kit, notice) },
        }),
      })
    }
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

/**
 * Asks a wallet again inside the press; a wallet on a phone, by code or link,
 * and one behind an email by its login.
 */
function reconnect(kit: Kit, { connectorId, namespace }: ConnectionNotice) {
  const { connections, connectors } = kit.stores
  if (connectorId === findHosted(kit)?.connectorId)
    return openModal(kit, { route: { view: 'EmailLogin' } })
  const { info } =
    findConnector(connectors.getState(), connectorId, namespace) ?? {}
  if (!info?.capabilities?.isPairing) {
    const parameters = { connectorId, namespace }
    openModal(kit, { route: { view: 'ConnectingExternal', parameters } })
    // The view shows the outcome.
    connect(kit, parameters).catch(() => undefined)
    return
  }
  const earlier = selectConnection(connections.getState(), {
    connectorId,
    namespace,
  })
  const { recent } = connectors.getState()
  const walletId =
    earlier?.status === 'disconnected' &&
    recent.find(({ name }) => name === earlier.lastKnown.walletName)?.id
  openModal(kit, {
    route:
      !walletId && kit[internals].environment.isMobile()
        ? { view: 'AllWallets' }
        : {
            view: 'ConnectingWalletConnect',
            parameters: { namespace, ...(walletId && { walletId }) },
          },
  })
}
