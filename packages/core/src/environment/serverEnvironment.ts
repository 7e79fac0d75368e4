import type { Environment } from '../ports/Environment.js'
import { anyEnvironment } from './anyEnvironment.js'

/** The environment of a server that renders a page: no storage, no window. */
export function serverEnvironment(): Environment {
  return {
    ...anyEnvironment,
    keyValueStore: undefined,
    onStorageChange: () => undefined,
    window: undefined,
    isMobile: () => false,
    exclusive: (_name, task) => task(),
  }
}
