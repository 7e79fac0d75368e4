import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/** What `npm install` of the app brings: packages, size on disk, versions. */
export async function measureFootprint(app) {
  const installed = join(app.directory, 'node_modules')
  const lock = await readJson(join(installed, '.package-lock.json'))
  const said = await runCommand('du', ['-sm', installed], app.directory)
  const manifest = await readJson(join(app.directory, 'package.json'))
  const kits = {}
  for (const name of Object.keys(manifest.dependencies)) {
    const found = await readJson(join(installed, name, 'package.json'))
    kits[name] = { version: found.version, license: found.license ?? '?' }
  }
  return {
    packages: Object.keys(lock.packages).length,
    megabytes: Number.parseInt(said, 10),
    kits,
  }
}

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'))
}
