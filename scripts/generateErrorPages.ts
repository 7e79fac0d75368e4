import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderErrorPage } from './errors/renderErrorPage.js'
import { repositoryRoot } from './files/repositoryRoot.js'

/** Writes the page that `errorDocsPath` leads to. */
writeFileSync(join(repositoryRoot, 'docs/errors.md'), renderErrorPage())
