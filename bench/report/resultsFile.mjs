import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeResults } from './describeResults.mjs'

/** Results of earlier runs, so that phases and apps can be run apart. */
export async function readResults(folder) {
  const path = join(folder, 'results.json')
  if (!existsSync(path)) return { apps: {} }
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Writes `results.json` and the page made from it. */
export async function writeResults(folder, results) {
  const text = JSON.stringify(results, null, 1)
  await writeFile(join(folder, 'results.json'), text)
  await writeFile(join(folder, 'RESULTS.md'), describeResults(results))
}
