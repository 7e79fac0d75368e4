import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/**
 * Builds the repository and packs the named packages as npm would publish
 * them. A file is named after its content, so that npm and its cache can never
 * answer with an older one.
 * @returns package names with the `file:` addresses of their tarballs.
 */
export async function packOwnPackages({ repository, packs, packsFolder }) {
  await runCommand('npm', ['run', 'build'], repository)
  await rm(packsFolder, { recursive: true, force: true })
  await mkdir(packsFolder, { recursive: true })
  const entries = []
  for (const pack of packs)
    entries.push(await packOne(join(repository, 'packages', pack), packsFolder))
  return Object.fromEntries(entries)
}

async function packOne(directory, packsFolder) {
  const said = await runCommand(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', packsFolder],
    directory,
  )
  const { name, filename } = readPacked(said)
  const path = join(packsFolder, filename)
  const digest = createHash('sha256').update(await readFile(path))
  const hash = digest.digest('hex').slice(0, 16)
  const hashed = path.replace(/\.tgz$/, `-${hash}.tgz`)
  await rename(path, hashed)
  return [name, `file:${hashed}`]
}

/** npm 10 and 11 answer with a list, npm 12 with an object by name. */
function readPacked(said) {
  const answer = JSON.parse(said)
  const [packed] = Array.isArray(answer) ? answer : Object.values(answer)
  return packed
}
