import type { Environment } from '../ports/Environment.js'
import { systemClock } from './systemClock.js'

/** The world of a server that renders a page: nothing stored, no window. */
export function serverEnvironment(): Environment {
  return {
    clock: systemClock,
    keyValueStore: undefined,
    onStorageChange: () => undefined,
    fetch: (...request) => globalThis.fetch(...request),
    window: undefined,
    randomBytes: (length) =>
      globalThis.crypto.getRandomValues(new Uint8Array(length)),
    randomId: () => globalThis.crypto.randomUUID(),
    timeZone: () => 'UTC',
    isMobile: () => false,
    exclusive: (_name, task) => task(),
  }
}
