import type { ConnectedConnection } from '../../entities/connection.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectConnected } from '../../stores/connections.js'
import { toHexChainId } from './toHexChainId.js'
import { toRpcError } from './toRpcError.js'

/** Told with the value of an EIP-1193 event. */
export type EventListener = (value: unknown) => void

/**
 * The EIP-1193 events of the connection in use. The kit is watched only while
 * somebody listens.
 */
export function providerEvents({ stores, log }: Kit) {
  const listeners = new Map<string, Set<EventListener>>()
  const find = () => selectConnected(stores.connections.getState(), 'eip155')
  let before: ConnectedConnection | undefined
  let stop: (() => void) | undefined

  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (error) {
        log('error', 'A listener failed', error)
      }
    }
  }
  const tell = () => {
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
      emit('disconnect', toRpcError(new KitError('WALLET_DISCONNECTED')))
  }

  return {
    add(event: string, listener: EventListener): void {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      if (stop) return
      before = find()
      stop = stores.connections.subscribe(tell)
    },
    remove(event: string, listener: EventListener): void {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
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
