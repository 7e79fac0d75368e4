import type { Environment } from '../ports/Environment.js'
import { createFakeClock } from './fakeClock.js'

/**
 * A world for tests: time stands still, nothing is stored, and the window is
 * an event target.
 * @param world parts to replace
 */
export function createTestEnvironment(
  setup: Partial<Omit<Environment, 'window'>> & {
    window?: EventTarget | undefined
  } = {},
): Environment {
  const { window = new EventTarget(), ...rest } = setup
  let ids = 0
  return {
    clock: createFakeClock(),
    keyValueStore: undefined,
    onStorageChange: () => undefined,
    fetch: (...request) => globalThis.fetch(...request),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    randomId() {
      ids += 1
      return `id-${ids}`
    },
    isMobile: () => false,
    exclusive: (_name, task) => task(),
    ...rest,
    window: window as Window & typeof globalThis,
  }
}
