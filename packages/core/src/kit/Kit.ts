import type { EventHub } from './events.js'
import type { internals, KitInternals } from './internals.js'
import type { KitStores } from './KitStores.js'
import type { ResolvedOptions } from './options.js'

/**
 * A kit: its options, its state and its events. Actions are functions that
 * take it.
 * @example
 * import { connect, createKit } from '@hasp/core'
 *
 * const kit = createKit({ app: { name: 'Tide Market' } })
 * const stop = kit.start()
 * kit.events.on('CONNECT_SUCCESS', ({ namespace }) => console.log(namespace))
 * await connect(kit, { connectorId: 'io.kite' })
 * kit.stores.connections.getState().byId.size // 1
 * stop()
 */
export type Kit = {
  /** What `createKit` was given, with every default filled in. */
  readonly options: ResolvedOptions
  readonly stores: KitStores
  readonly events: EventHub
  /**
   * Starts discovery and reconnection. Calls may nest: the last stop undoes
   * everything, and the kit can be started again.
   * @returns stops the kit
   */
  start(): () => void
  /** Not for sites: the kit's own code reads and writes here. */
  readonly [internals]: KitInternals
}
