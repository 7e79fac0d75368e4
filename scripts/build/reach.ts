type Importing = { readonly importedIds: readonly string[] }

/** The modules that come with others, themselves among them. */
export function reach(
  start: readonly string[],
  find: (id: string) => Importing | null,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? null : find(id)
    if (!module) continue
    found.add(id)
    waiting.push(...module.importedIds)
  }
  return found
}
