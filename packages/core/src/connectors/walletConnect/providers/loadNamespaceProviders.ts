import type { Namespace } from '../../../entities/network/namespace.js'
import { loadNamespaceProvider } from './loadNamespaceProvider.js'

/**
 * What makes the provider of each namespace but EVM's, which is always there.
 */
export async function loadNamespaceProviders(namespaces: readonly Namespace[]) {
  const others = namespaces.filter((one) => one !== 'eip155')
  return await Promise.all(
    others.map(
      async (namespace) =>
        [namespace, await loadNamespaceProvider(namespace)] as const,
    ),
  )
}
