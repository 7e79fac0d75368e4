import type { StoreApi } from 'zustand/vanilla'
import { type ReadableStore, readable } from '../stores/ReadableStore.js'
import type { WritableStores } from './createStores.js'

/** The state of a kit, to be read and followed. Actions change it. */
export type KitStores = {
  readonly [name in keyof WritableStores]: ReadableStore<
    ReturnType<WritableStores[name]['getState']>
  >
}

/** The stores as everybody but the kit's own code has them. */
export function readableStores(stores: WritableStores): KitStores {
  return Object.fromEntries(
    Object.entries<StoreApi<unknown>>(stores).map(([name, store]) => [
      name,
      readable(store),
    ]),
  ) as KitStores
}
