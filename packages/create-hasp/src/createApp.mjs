import {
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the templates call the app. */
const placeholder = 'hasp-app'

/**
 * Writes a template into a new folder.
 * @throws Error with one sentence when there is something in the folder
 */
export async function createApp({ at, folder, template }) {
  const target = join(at, folder)
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0)
    throw new Error(`${folder} is not empty.`)
  await cp(join(root, 'templates', template), target, { recursive: true })
  // npm leaves a file of this name out of what it publishes.
  await rename(join(target, '_gitignore'), join(target, '.gitignore'))
  const { version } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  for (const path of await listFiles(target)) {
    const text = await readFile(path, 'utf8')
    const named = text.replaceAll(placeholder, folder)
    await writeFile(
      path,
      basename(path) === 'package.json' ? withVersion(named, version) : named,
    )
  }
}

/** The packages of Hasp are released together, and with this one. */
function withVersion(text, version) {
  const manifest = JSON.parse(text)
  for (const name of Object.keys(manifest.dependencies))
    if (name.startsWith('@hasp/')) manifest.dependencies[name] = `^${version}`
  return `${JSON.stringify(manifest, null, 2)}\n`
}

async function listFiles(folder) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
