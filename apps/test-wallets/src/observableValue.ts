/** The shape that `useSyncExternalStore` reads. */
export type ObservableValue<Value> = {
  get(): Value
  subscribe(listener: () => void): () => void
}

/** Holds one value and tells its listeners when another one is set. */
export function observableValue<Value>(
  initial: Value,
): ObservableValue<Value> & { set(value: Value): void } {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
