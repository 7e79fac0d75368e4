type Listener = (payload: unknown) => void

/** The events of EIP-1193, with the names Node gives to its methods. */
export type Emitter = {
  on(name: string, listener: Listener): void
  removeListener(name: string, listener: Listener): void
  emit(name: string, payload: unknown): void
}

/** A listener that throws stops no other listener. */
export function createEmitter(onError: (error: unknown) => void): Emitter {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    removeListener(name, listener) {
      listeners.get(name)?.delete(listener)
    },
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
