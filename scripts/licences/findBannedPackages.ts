import { type LockFile, packageName } from './LockFile.js'

/** Namespaces whose later versions are under a licence that is not free. */
const bans = [
  { name: /^@reown\/appkit/, after: undefined },
  { name: /^@reown\/walletkit$/, after: '1.2.10' },
  { name: /^@walletconnect\//, after: '2.21.8' },
] as const

/** One sentence for every package of a lock file that must not be there. */
export function findBannedPackages(lock: LockFile): readonly string[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return []
    const name = packageName(path, entry)
    const ban = bans.find((candidate) => candidate.name.test(name))
    if (!ban) return []
    if (ban.after === undefined) return [`${path}: ${name} is banned`]
    if (!isNewer(entry.version ?? '', ban.after)) return []
    return [`${path}: ${name} ${entry.version} is newer than ${ban.after}`]
  })
}

function isNewer(version: string, limit: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(limit)]
  if (!left || !right) return true
  const place = right.findIndex((part, index) => part !== left[index])
  return place >= 0 && (left[place] ?? 0) > (right[place] ?? 0)
}

function numbersOf(version: string): readonly number[] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version)
  return match?.slice(1).map(Number)
}
