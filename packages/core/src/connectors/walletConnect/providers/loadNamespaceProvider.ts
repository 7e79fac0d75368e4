import type { Namespace } from '../../../entities/network/namespace.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'

/** Loads the providers; a site loads those of the namespaces it serves. */
const loaders: {
  readonly [namespace in Exclude<Namespace, 'eip155'>]: () => Promise<
    (parameters: NamespaceProviderParameters) => object
  >
} = {
  solana: async () =>
    (await import('./createSolanaProvider.js')).createSolanaProvider,
  bip122: async () =>
    (await import('./createBitcoinProvider.js')).createBitcoinProvider,
  polkadot: async () =>
    (await import('./createPolkadotProvider.js')).createPolkadotProvider,
  cosmos: async () =>
    (await import('./createCosmosProvider.js')).createCosmosProvider,
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
