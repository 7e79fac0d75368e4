import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'
import type { Mutation } from './Mutation.js'

/** Where the file of a mutation is. */
export function pathOf({ file, part }: Mutation): string {
  return join(repositoryRoot, part.folder, file)
}
