import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files/repositoryRoot.js'
import { localesFolder, renderLocales } from './locales/renderLocales.js'

/** `npm run locales`: lists the folders of locales and the files in them. */
const root = join(repositoryRoot, localesFolder)
for (const [file, text] of renderLocales(root))
  writeFileSync(join(root, file), text)
