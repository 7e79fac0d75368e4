import type { StoreApi } from 'zustand/vanilla'

/** A store as everybody may have it: to read and to follow, never to write. */
export type ReadableStore<state> = {
  /** The state now. */
  getState(): state
  /** The state that a server and the first frame show. */
  getInitialState(): state
  /**
   * Calls the listener after every change.
   * @returns stops listening
   */
  subscribe(listener: (state: state, before: state) => void): () => void
}

/** The readable side of a store, without what writes. */
export function readable<state>({
  getState,
  getInitialState,
  subscribe,
}: StoreApi<state>): ReadableStore<state> {
  return { getState, getInitialState, subscribe }
}
