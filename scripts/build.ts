import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildReact } from './build/buildReact.js'
import { buildTypes } from './build/buildTypes.js'
import { repositoryRoot } from './files/repositoryRoot.js'

/** Builds what is published, each package on top of the one before it. */
const folderOf = (name: string) => join(repositoryRoot, 'packages', name)

for (const name of ['protocol', 'core']) {
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true })
  buildTypes(folderOf(name))
}
await buildReact(folderOf('react'))
buildTypes(folderOf('react'))
