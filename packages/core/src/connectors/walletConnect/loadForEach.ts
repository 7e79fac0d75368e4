import type { Namespace } from '../../entities/network/namespace.js'

/** Fetches something for each namespace that has it, all at once. */
export async function loadForEach<Loaded>(
  namespaces: readonly Namespace[],
  load: (namespace: Namespace) => Promise<Loaded> | undefined,
): Promise<ReadonlyMap<Namespace, Loaded>> {
  const loaded = new Map<Namespace, Loaded>()
  await Promise.all(
    namespaces.map(async (namespace) => {
      const one = await load(namespace)
      if (one) loaded.set(namespace, one)
    }),
  )
  return loaded
}
