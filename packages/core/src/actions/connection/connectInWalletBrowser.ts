import { connectionIdOf } from '../../entities/connection/connection.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { connect } from './connect.js'

/** A wallet that is not there by then is not the page's browser. */
const searchLimitMs = 3_000

/** Other wallets show up within this time after the first, if there are any. */
const othersLimitMs = 300

/**
 * On a phone, connects the wallet whose browser shows the page, which may
 * prompt. Nothing happens where there are several wallets or none, where one
 * was connected before, or where the visitor disconnected it.
 * @returns settles when the wallet has answered; it never rejects
 * @example
 * import { connectInWalletBrowser } from '@hasp/core'
 *
 * await connectInWalletBrowser(kit)
 */
export async function connectInWalletBrowser(kit: Kit): Promise<void> {
  const { environment, lifetime: findLifetime } = kit[internals]
  const lifetime = findLifetime()
  if (!lifetime || !environment.isMobile()) return
  await untilFound(kit, lifetime)
  const wallets = findInjected(kit)
  const [wallet] = wallets
  if (lifetime.aborted || wallets.length !== 1 || !wallet) return
  const { activeNamespace } = kit.stores.networks.getState()
  const connector =
    wallet.connectors.find((one) => one.namespace === activeNamespace) ??
    wallet.connectors[0]
  const { attempt, byId, dismissedConnectionIds } =
    kit.stores.connections.getState()
  const isKnown = wallet.connectors.some((one) => {
    const id = connectionIdOf(one)
    return byId.has(id) || dismissedConnectionIds.includes(id)
  })
  if (!connector || isKnown || attempt.phase !== 'idle') return
  try {
    await connect(kit, {
      connectorId: connector.info.id,
      namespace: connector.namespace,
    })
  } catch (error) {
    kit[internals].log(
      'info',
      `${connector.info.name} did not connect by itself`,
      error,
    )
  }
}

/** The wallets that are in the page itself. */
function findInjected(kit: Kit) {
  const { connectors } = kit.stores.connectors.getState()
  return kit[internals].grouping.merge(
    connectors.filter(
      ({ info }) => info.type === 'ANNOUNCED' || info.type === 'INJECTED',
    ),
  )
}

/** Resolves once all wallets of the page have had the time to show up. */
async function untilFound(kit: Kit, lifetime: AbortSignal): Promise<void> {
  const { clock } = kit[internals].environment
  const { controller, release } = joinSignals(lifetime)
  const { signal } = controller
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
    clock.after(searchLimitMs, resolve, signal)
    const look = () => {
      if (findInjected(kit).length > 0)
        clock.after(othersLimitMs, resolve, signal)
    }
    const stop = kit.stores.connectors.subscribe(look)
    signal.addEventListener('abort', stop)
    look()
  })
  release()
  controller.abort()
}
