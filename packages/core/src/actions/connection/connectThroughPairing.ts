import type { Connection } from '../../entities/connection.js'
import type { Route } from '../../entities/route.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { navigate } from '../modal/navigate.js'
import { openModal } from '../modal/openModal.js'
import { connect } from './connect.js'

/**
 * Connects a wallet on a phone that was connected before: its code, or on a
 * phone the list of wallets, is shown until it has answered.
 * @throws `MODAL_CLOSED` when the modal is closed first; a wallet that
 * approves later is connected all the same
 */
export async function connectThroughPairing(
  kit: Kit,
  { connectorId, namespace }: Connection,
): Promise<void> {
  const { connections, modal } = kit.stores
  const isMobile = kit.environment.isMobile()
  const route: Route = isMobile
    ? {
        view: 'AllWallets',
        ...(kit.adapters.size > 1 && { parameters: { filter: namespace } }),
      }
    : { view: 'ConnectingWalletConnect', parameters: { namespace } }
  if (modal.getState().isOpen) navigate(kit, { type: 'push', route })
  else openModal(kit, { route })
  const waiting = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      const isConnected = () =>
        [...connections.getState().byId.values()].some(
          (one) =>
            one.connectorId === connectorId &&
            one.namespace === namespace &&
            one.status === 'connected',
        )
      const stops = [
        modal.subscribe(({ isOpen }) => {
          if (!isOpen) reject(new KitError('MODAL_CLOSED'))
        }),
        connections.subscribe(() => {
          if (isConnected()) resolve()
        }),
      ]
      waiting.signal.addEventListener('abort', () => {
        for (const stop of stops) stop()
      })
      kit
        .lifetime()
        ?.addEventListener('abort', () => reject(new KitError('CANCELLED')), {
          signal: waiting.signal,
        })
      // On a phone, the wallet that is tapped in the list is waited for.
      if (!isMobile)
        connect(kit, { connectorId, namespace }).then(() => resolve(), reject)
    })
  } finally {
    waiting.abort()
  }
}
