import { join } from 'node:path'
import { repositoryRoot } from '../files/repositoryRoot.js'

/** Where the channel to the hosted wallet's frame lives. */
export const frameFolder = join(repositoryRoot, 'packages/protocol/src/frame')
