import { createStore } from 'zustand/vanilla'
import type { Route } from '../entities/modal/route.js'

/** The history of views; the last entry is shown. Data lives in the entry. */
export type RouterState = {
  readonly history: readonly [Route, ...Route[]]
  /** Where the last change led: for motion and focus. */
  readonly direction: 'forward' | 'back'
}

export type RouterEvent =
  | { type: 'push' | 'replace' | 'reset'; route: Route }
  /** Keeps what was typed in the current view's own entry. */
  | { type: 'remember'; route: Route }
  | { type: 'back'; isConnected: boolean }

/** What follows from a transition; performed by `goBack`. */
export type RouterEffect = 'closeModal'

export type RouterTransition = {
  readonly state: RouterState
  readonly effects: readonly RouterEffect[]
}

export const initialRouterState: RouterState = {
  history: [{ view: 'Connect' }],
  direction: 'forward',
}

export function createRouterStore() {
  return createStore<RouterState>(() => initialRouterState)
}

/**
 * The view on screen, with its parameters.
 * @example
 * import { selectRoute } from '@hasp/core/internal'
 *
 * selectRoute(kit.stores.router.getState()).view
 */
export function selectRoute({ history }: RouterState): Route {
  return history[history.length - 1] ?? history[0]
}

/** The next state of the history, and what has to be done besides. */
export function transitionRouter(
  state: RouterState,
  event: RouterEvent,
): RouterTransition {
  const current = selectRoute(state)
  const earlier = state.history.slice(0, -1)
  switch (event.type) {
    case 'push':
      if (event.route.view === current.view) return unchanged(state)
      return forward([...state.history, event.route])
    case 'replace':
      return forward([...earlier, event.route])
    case 'remember':
      if (event.route.view !== current.view) return unchanged(state)
      return {
        state: { ...state, history: nonEmpty([...earlier, event.route]) },
        effects: [],
      }
    case 'reset':
      return forward([event.route])
    case 'back':
      return back(state, event.isConnected)
  }
}

function back(state: RouterState, isConnected: boolean): RouterTransition {
  const earlier = state.history.slice(0, -1)
  const previous = earlier.at(-1)
  if (!previous) return { state, effects: ['closeModal'] }
  const shown: Route =
    isConnected && previous.view === 'Connect' ? { view: 'Account' } : previous
  const history = nonEmpty([...earlier.slice(0, -1), shown])
  return { state: { history, direction: 'back' }, effects: [] }
}

function unchanged(state: RouterState): RouterTransition {
  return { state, effects: [] }
}

function forward(history: readonly Route[]): RouterTransition {
  return {
    state: { history: nonEmpty(history), direction: 'forward' },
    effects: [],
  }
}

function nonEmpty(routes: readonly Route[]): RouterState['history'] {
  const [first, ...rest] = routes
  return [first ?? { view: 'Connect' }, ...rest]
}
