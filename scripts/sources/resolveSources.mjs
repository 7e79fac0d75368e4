import { register } from 'node:module'

/**
 * From now on this process takes the packages of the repository from their
 * sources, as the builds and the tests do: nothing has to be built before.
 */
export function resolveSources() {
  register('./sourceHooks.mjs', import.meta.url)
}
