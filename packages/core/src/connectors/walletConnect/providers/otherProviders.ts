import type { Namespace } from '../../../entities/network/namespace.js'
import type { CreateProvider } from './NamespaceProviderParameters.js'

/** What makes the provider of each namespace but EVM's, which is always there. */
export const otherProviders: {
  readonly [namespace in Namespace]?: () => Promise<CreateProvider>
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
