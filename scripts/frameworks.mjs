import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packOwnPackages } from '../bench/build/packOwnPackages.mjs'
import { tryFramework } from './frameworks/tryFramework.mjs'

/**
 * `npm run frameworks`: builds a small site in each framework with the kit as
 * npm would publish it, opens it in a browser, and says what it loads.
 */
const repository = join(import.meta.dirname, '..')
const sites = join(repository, 'examples/frameworks')
const wanted = process.argv.slice(2)
const work = await mkdtemp(join(tmpdir(), 'hasp-frameworks-'))
let failures = 0
try {
  const packed = await packOwnPackages({
    repository,
    packs: ['protocol', 'core', 'react'],
    packsFolder: join(work, 'packs'),
  })
  const entries = await readdir(sites, { withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    if (wanted.length > 0 && !wanted.includes(entry.name)) continue
    const directory = join(work, entry.name)
    await cp(join(sites, entry.name), directory, { recursive: true })
    const app = JSON.parse(await readFile(join(directory, 'app.json'), 'utf8'))
    try {
      const { css, html, js } = await tryFramework(
        { ...app, directory },
        packed,
      )
      console.log(`ok    ${app.name}: JS ${js}, CSS ${css}, HTML ${html} KiB`)
    } catch (error) {
      failures += 1
      console.error(`FAILED  ${app.name}: ${error.message}`)
    }
  }
} finally {
  await rm(work, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
