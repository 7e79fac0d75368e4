import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const skipped = new Set(['dist', 'node_modules'])

/**
 * One value for the present state of some files and folders: it differs once
 * anything in them was added, removed or written.
 * @param paths files and folders; what does not exist counts as that
 * @example await sourceKey(['apps/demo', 'package-lock.json'])
 */
export async function sourceKey(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const add = async (path: string) => {
    const found = await stat(path).catch(() => undefined)
    hash.update(
      `${path}\0${found?.isFile() ? `${found.size} ${found.mtimeMs}` : ''}\n`,
    )
    if (!found?.isDirectory()) return
    for (const name of (await readdir(path)).sort())
      if (!skipped.has(name)) await add(join(path, name))
  }
  for (const path of paths) await add(path)
  return hash.digest('hex')
}
