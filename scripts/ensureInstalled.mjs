import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const repository = new URL('../', import.meta.url)

/**
 * Installs the dependencies when they are missing or are not those of the
 * lock file. Uses nothing but Node, for it runs before anything is there.
 * @throws {Error} with one sentence that says what to do
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(
      `Node ${process.versions.node} is too old: install Node 20.19 or later.`,
    )
  if (isInstalled()) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lock file that was made where the builds of
  // some optional packages for other platforms could not be had. The versions
  // are those of the lock file all the same, which the check below proves.
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    cwd: fileURLToPath(repository),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0 || !isInstalled())
    throw new Error(
      'The dependencies could not be installed: read what npm says above, then run "npm install".',
    )
}

/** Compares what npm installed with the lock file, package by package. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      (installed[path]
        ? installed[path].version === entry.version
        : entry.optional || entry.devOptional),
  )
}

/** @param {string} path */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, repository), 'utf8')).packages
  } catch {
    return {}
  }
}
