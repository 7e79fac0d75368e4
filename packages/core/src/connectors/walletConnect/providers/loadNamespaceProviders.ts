import type { Namespace } from '../../../entities/network/namespace.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'

type Create = (parameters: NamespaceProviderParameters) => object

/** EVM's provider is always there. */
const others: {
  readonly [namespace in Namespace]?: () => Promise<Create>
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
 * Loads what makes the providers of namespaces, before anybody signs: asking a
 * wallet on the same phone cannot wait for it.
 */
export async function loadNamespaceProviders(
  namespaces: readonly Namespace[],
): Promise<ReadonlyMap<Namespace, Create>> {
  const loaded = new Map<Namespace, Create>()
  await Promise.all(
    namespaces.map(async (namespace) => {
      const create = await others[namespace]?.()
      if (create) loaded.set(namespace, create)
    }),
  )
  return loaded
}
