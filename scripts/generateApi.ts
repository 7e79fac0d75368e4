import { writeFileSync } from 'node:fs'
import {
  describedPackages,
  describeSurface,
  surfaceFile,
} from './api/describeSurface.js'

/** `npm run api`: writes down every public name and its signature. */
for (const name of describedPackages)
  writeFileSync(surfaceFile(name), describeSurface(name))
