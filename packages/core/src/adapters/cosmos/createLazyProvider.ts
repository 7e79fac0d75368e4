import type { CosmosProvider } from '../../ports/CosmosProvider.js'
import type { SigningPower } from './createCosmosProvider.js'
import { loadProvider } from './loadProvider.js'

/** The provider of a connector, whose code comes with the first request. */
export function createLazyProvider(
  power: () => SigningPower | undefined,
): CosmosProvider {
  const load = async () => (await loadProvider())(power)
  return {
    signArbitrary: async (parameters) =>
      (await load()).signArbitrary(parameters),
    signAmino: async (parameters) => (await load()).signAmino(parameters),
    signDirect: async (parameters) => (await load()).signDirect(parameters),
  }
}
