import type { Namespace } from '../../../entities/network/namespace.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'

/** Loads the providers; a site loads those of the namespaces it serves. */
const loaders: {
  readonly [namespace in Exclude<Namespace, 'eip155'>]: () => Promise<
    (parameters: NamespaceProviderParameters) => object
  >
} = {
  solana: async () =>
    (await import('./createSolanaSessionProvider.js'))
      .createSolanaSessionProvider,
  bip122: async () =>
    (await import('./createBitcoinSessionProvider.js'))
      .createBitcoinSessionProvider,
  polkadot: async () =>
    (await import('./createPolkadotSessionProvider.js'))
      .createPolkadotSessionProvider,
  cosmos: async () =>
    (await import('./createCosmosSessionProvider.js'))
      .createCosmosSessionProvider,
}

/**
 * Loads what makes a namespace's provider, before the first signature: asking a
 * wallet on the same phone cannot wait for it.
 */
export function loadNamespaceProvider(
  namespace: Exclude<Namespace, 'eip155'>,
): Promise<(parameters: NamespaceProviderParameters) => object> {
  return loaders[namespace]()
}
