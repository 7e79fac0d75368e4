import type { KeyValueStore } from '../ports/Environment.js'

/**
 * A storage in memory.
 * @example
 * import { createMemoryStore } from '@hasp/core/testing'
 *
 * const store = createMemoryStore({ theme: 'light' })
 */
export function createMemoryStore(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStore & { entries(): Record<string, string> } {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    entries: () => Object.fromEntries(items),
  }
}
