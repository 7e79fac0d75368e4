import type { Namespace } from '../../../entities/network/namespace.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'

type Create = (parameters: NamespaceProviderParameters) => object

/** EVM's provider is always there. */
const others: {
  readonly [namespace in Namespace]?: () => Promise<Create>
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
