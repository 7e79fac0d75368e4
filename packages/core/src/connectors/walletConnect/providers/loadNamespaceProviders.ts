import type { Namespace } from '../../../entities/network/namespace.js'
import { loadForEach } from '../loadForEach.js'
import type { CreateProvider } from './NamespaceProviderParameters.js'

/**
 * Loads what makes the providers of namespaces, before anybody signs: asking a
 * wallet on the same phone cannot wait for it.
 */
export async function loadNamespaceProviders(
  namespaces: readonly Namespace[],
): Promise<ReadonlyMap<Namespace, CreateProvider>> {
  if (namespaces.every((namespace) => namespace === 'eip155')) return new Map()
  const { otherProviders } = await import('./otherProviders.js')
  return await loadForEach(namespaces, (namespace) =>
    otherProviders[namespace]?.(),
  )
}
