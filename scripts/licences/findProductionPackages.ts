import type { LockEntry, LockFile } from './LockFile.js'

/**
 * The folders of everything that comes along when the named workspaces are
 * installed: dependencies, and peers that are not optional, all the way down.
 */
export function findProductionPackages(
  lock: LockFile,
  workspaces: readonly string[],
): readonly string[] {
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lock.packages[path]
    if (!entry || found.has(path)) continue
    found.add(path)
    for (const name of namesNeededBy(entry)) {
      const target = resolveFrom(lock, path, name)
      if (target !== undefined) waiting.push(target)
    }
  }
  return [...found].filter((path) => !workspaces.includes(path)).sort()
}

function namesNeededBy(entry: LockEntry): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {})
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ]
}

/** Node's own walk: the nearest node_modules above that has the name. */
function resolveFrom(
  lock: LockFile,
  path: string,
  name: string,
): string | undefined {
  const parts = path.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = parts.slice(0, length)
    const candidate = [...folder, 'node_modules', name].join('/')
    const entry = lock.packages[candidate]
    if (entry) return entry.link ? entry.resolved : candidate
  }
  return undefined
}
