import { join } from 'node:path'

export const site = import.meta.dirname

export const repository = join(site, '../..')

/** Where a build gathers the pages. */
export const pages = join(repository, '.cache/documentation')
