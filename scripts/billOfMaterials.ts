import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'
import { writeBill } from './release/writeBill.js'

/**
 * `tsx scripts/billOfMaterials.ts packages/core`: prints what comes along when
 * a package is installed, as CycloneDX. npm's own bill of a workspace lists
 * what the other workspaces need, too.
 */
const [folder = 'packages/core'] = process.argv.slice(2)
const read = (path: string) =>
  JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
const lock = read('package-lock.json')
console.log(JSON.stringify(writeBill(lock, folder), null, 2))
