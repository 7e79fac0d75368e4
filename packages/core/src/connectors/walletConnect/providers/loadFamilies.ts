import type { Namespace } from '../../../entities/network/namespace.js'
import { loadFamilyProvider } from './loadFamilyProvider.js'

/** What makes the provider of each family but EVM's, which is always there. */
export async function loadFamilies(namespaces: readonly Namespace[]) {
  const others = namespaces.filter((one) => one !== 'eip155')
  return await Promise.all(
    others.map(
      async (namespace) =>
        [namespace, await loadFamilyProvider(namespace)] as const,
    ),
  )
}
