import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
])

/**
 * Every file below the named folders as a path from `root` with `/`, without
 * what is installed, built or generated.
 */
export function listSources(
  root: string,
  folders: readonly string[],
): readonly string[] {
  return folders.flatMap((folder) => listFolder(root, join(root, folder)))
}

function listFolder(root: string, folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .sort((first, second) => first.name.localeCompare(second.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      const isSkipped =
        entry.name.startsWith('.') || skippedFolders.has(entry.name)
      if (entry.isDirectory()) return isSkipped ? [] : listFolder(root, path)
      return entry.isFile() ? [relative(root, path).split(sep).join('/')] : []
    })
}
