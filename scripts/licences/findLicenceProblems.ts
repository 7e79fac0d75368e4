import { findBannedPackages } from './findBannedPackages.js'
import { findProductionPackages } from './findProductionPackages.js'
import { isAllowedLicence } from './isAllowedLicence.js'
import { type LockFile, packageName } from './LockFile.js'

/** The folders of what we publish. */
export const publishedPackages = [
  'packages/protocol',
  'packages/core',
  'packages/react',
] as const

/** One sentence for everything in a lock file that the gate refuses. */
export function findLicenceProblems(lock: LockFile): readonly string[] {
  const production = findProductionPackages(lock, publishedPackages)
  const refused = production.flatMap((path) => {
    const entry = lock.packages[path]
    if (!entry || isAllowedLicence(entry.license)) return []
    const name = packageName(path, entry)
    return [`${path}: ${name} is licensed ${entry.license ?? 'by nobody'}`]
  })
  return [...findBannedPackages(lock), ...refused]
}
