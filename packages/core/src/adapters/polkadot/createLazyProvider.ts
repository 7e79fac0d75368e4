import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import type { SigningPower } from './createPolkadotProvider.js'
import { loadProvider } from './loadProvider.js'

/** The provider of a connector, whose code comes with the first request. */
export function createLazyProvider(
  power: () => SigningPower | undefined,
): PolkadotProvider {
  const load = async () => (await loadProvider())(power)
  return {
    signRaw: async (parameters) => (await load()).signRaw(parameters),
    signPayload: async (parameters) => (await load()).signPayload(parameters),
  }
}
