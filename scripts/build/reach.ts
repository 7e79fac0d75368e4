type Importing = { readonly importedIds: readonly string[] }

/**
 * The modules that come with others, themselves among them.
 * @throws Error when one to start from does not exist
 */
export function reach(
  start: readonly string[],
  find: (id: string) => Importing | null,
): ReadonlySet<string> {
  for (const id of start)
    if (!find(id)) throw new Error(`${id} is not in the build.`)
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
