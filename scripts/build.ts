import { join } from 'node:path'
import { views } from '../packages/react/src/modal/views.js'
import { bareLogos } from './build/bareLogos.js'
import { buildCore } from './build/buildCore.js'
import { buildReact } from './build/buildReact.js'
import { buildTypes } from './build/buildTypes.js'
import { repositoryRoot } from './files/repositoryRoot.js'

/** Builds what is published, each package on top of the one before it. */
const folderOf = (name: string) => join(repositoryRoot, 'packages', name)

buildTypes(folderOf('protocol'))
await buildCore(folderOf('core'))
buildTypes(folderOf('core'))
bareLogos(folderOf('core'))
await buildReact(folderOf('react'), views)
buildTypes(folderOf('react'))
