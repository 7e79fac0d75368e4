import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

const installFlags = ['--no-fund', '--no-audit', '--ignore-scripts']

/**
 * Installs an app's exact versions into its own folder, outside our lock file.
 * `installed.json` is written last, so that a broken install is done again.
 */
export async function installApp(app, packed = {}) {
  await mkdir(app.directory, { recursive: true })
  const manifest = manifestOf(app, packed)
  const stamp = join(app.directory, 'installed.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === manifest) return
  await rm(stamp, { force: true })
  await rm(join(app.directory, 'package-lock.json'), { force: true })
  await writeFile(join(app.directory, 'package.json'), manifest)
  await runCommand('npm', ['install', ...installFlags], app.directory)
  await writeFile(stamp, manifest)
}

/** An override with `$name` keeps npm from asking a registry for our names. */
function manifestOf(app, packed) {
  const own = Object.fromEntries(
    Object.keys(packed).map((name) => [name, `$${name}`]),
  )
  const manifest = {
    name: `bench-${app.name}`,
    private: true,
    type: 'module',
    dependencies: { ...app.deps, ...packed },
    overrides: { ...app.overrides, ...own },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
