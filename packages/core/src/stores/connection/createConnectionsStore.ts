import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConnectionEvent } from './ConnectionEvent.js'
import {
  type ConnectionsState,
  initialConnectionsState,
} from './connections.js'
import { connectionTransition } from './connectionTransition.js'

export type ConnectionListener = (
  event: ConnectionEvent,
  state: ConnectionsState,
  before: ConnectionsState,
) => void

/** The store of connections: events go in, and are passed on once applied. */
export type ConnectionsStore = StoreApi<ConnectionsState> & {
  readonly dispatch: (event: ConnectionEvent) => void
  /** Called after every event, whether it changed anything or not. */
  readonly onEvent: (listener: ConnectionListener) => void
}

export function createConnectionsStore(
  options: { readonly multiWallet?: boolean } = {},
): ConnectionsStore {
  const store = createStore<ConnectionsState>(() => ({
    ...initialConnectionsState,
    multiWallet: options.multiWallet ?? true,
  }))
  const listeners: ConnectionListener[] = []
  return {
    ...store,
    dispatch(event) {
      const before = store.getState()
      const state = connectionTransition(before, event)
      if (state !== before) store.setState(state, true)
      for (const listener of listeners) listener(event, state, before)
    },
    onEvent: (listener) => void listeners.push(listener),
  }
}
