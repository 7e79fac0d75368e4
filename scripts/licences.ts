import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'
import {
  findLicenceProblems,
  publishedPackages,
} from './licences/findLicenceProblems.js'
import { findProductionPackages } from './licences/findProductionPackages.js'
import type { LockFile } from './licences/LockFile.js'

/** The licence gate over the lock file. */
const lock: LockFile = JSON.parse(
  readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'),
)
const problems = findLicenceProblems(lock)
for (const problem of problems) console.error(problem)
const count = findProductionPackages(lock, publishedPackages).length
console.log(
  `${count} production packages looked at, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
