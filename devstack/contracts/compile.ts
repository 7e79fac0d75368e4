import { writeFile } from 'node:fs/promises'
import { compileContracts } from './compileContracts.js'

await writeFile(
  new URL('artifacts.json', import.meta.url),
  `${JSON.stringify(await compileContracts(), null, 2)}\n`,
)
