/** Told with the value of an EIP-1193 event. */
export type ProviderListener = (value: unknown) => void

/**
 * The listeners of an EIP-1193 provider. One that throws keeps no other from
 * being told.
 * @param onListenerError given what a listener threw
 */
export function createEventEmitter(onListenerError?: (error: unknown) => void) {
  const listeners = new Map<string, Set<ProviderListener>>()
  return {
    on(event: string, listener: ProviderListener): void {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event: string, listener: ProviderListener): void {
      listeners.get(event)?.delete(listener)
    },
    /** Listeners that come or go meanwhile change nothing for this event. */
    emit(event: string, value: unknown): void {
      for (const listener of [...(listeners.get(event) ?? [])])
        try {
          listener(value)
        } catch (error) {
          onListenerError?.(error)
        }
    },
    hasListeners: () => [...listeners.values()].some(({ size }) => size > 0),
  }
}
