import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vitepress'
import { pages, repository, site } from './folders.js'
import { writeTables } from './tables/writeTables.js'
import { writeReference } from './writeReference.js'

// Guides as they are in `docs`, beside a reference made from the code.
await rm(pages, { recursive: true, force: true })
await cp(join(repository, 'docs'), pages, { recursive: true })
await writeReference(join(pages, 'reference'))
await writeTables(join(pages, 'reference'))
await build(site)
