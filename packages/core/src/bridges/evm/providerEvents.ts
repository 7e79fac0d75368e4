import { toHexChainId } from '../../eip1193/chainId.js'
import {
  createEventEmitter,
  type ProviderListener,
} from '../../eip1193/createEventEmitter.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import type { ConnectedConnection } from '../../entities/connection/connection.js'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { selectConnected } from '../../stores/connection/connections.js'

/**
 * The EIP-1193 events of the connection in use. The kit is watched only while
 * somebody listens.
 */
export function providerEvents({ stores, [internals]: { log } }: Kit) {
  const { emit, ...listeners } = createEventEmitter((error) =>
    log('error', 'A listener failed', error),
  )
  const find = () => selectConnected(stores.connections.getState(), 'eip155')
  let before: ConnectedConnection | undefined
  let stop: (() => void) | undefined

  const emitChanges = () => {
    const now = find()
    const earlier = before
    before = now
    if (!earlier && now)
      emit('connect', { chainId: toHexChainId(now.caipNetworkId) })
    if (now && now.caipNetworkId !== earlier?.caipNetworkId)
      emit('chainChanged', toHexChainId(now.caipNetworkId))
    if (`${addressesOf(earlier)}` !== `${addressesOf(now)}`)
      emit('accountsChanged', addressesOf(now))
    if (earlier && !now)
      emit('disconnect', toProviderError(new KitError('WALLET_DISCONNECTED')))
  }

  return {
    on(event: string, listener: ProviderListener): void {
      listeners.on(event, listener)
      if (stop) return
      before = find()
      stop = stores.connections.subscribe(emitChanges)
    },
    removeListener(event: string, listener: ProviderListener): void {
      listeners.removeListener(event, listener)
      if (listeners.hasListeners()) return
      stop?.()
      stop = undefined
    },
  }
}

function addressesOf(
  connection: ConnectedConnection | undefined,
): readonly string[] {
  return connection?.accounts.map(({ address }) => address) ?? []
}
