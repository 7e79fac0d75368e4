import type { ReadableStore } from '@hasp/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * Reads a store of the kit and follows it. A server and the first frame get
 * the selection of the initial state, so that hydration agrees.
 *
 * @param store e.g. `kit.stores.connections`
 * @param selector picks what the component shows
 * @param equal says when a new selection shows nothing new; `Object.is`
 * unless given
 * @example
 * import { useKit, useStore } from '@hasp/react'
 *
 * const isOpen = useStore(useKit().stores.modal, (modal) => modal.isOpen)
 */
export function useStore<state, selection>(
  store: ReadableStore<state>,
  selector: (state: state) => selection,
  equal: (a: selection, b: selection) => boolean = Object.is,
): selection {
  const last = useRef<{ selection: selection } | undefined>(undefined)
  const select = (state: state) => {
    const selection = selector(state)
    const known = last.current
    if (known && equal(known.selection, selection)) return known.selection
    last.current = { selection }
    return selection
  }
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener),
    [store],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  )
}
