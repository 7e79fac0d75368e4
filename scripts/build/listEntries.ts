import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Entry name → source file, for every file below `src/exports`. */
export function listEntries(packageFolder: string): Record<string, string> {
  const folder = join(packageFolder, 'src/exports')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name))
  return Object.fromEntries(
    files.map((name) => [
      `exports/${name.replace(/\.tsx?$/, '')}`,
      join(folder, name),
    ]),
  )
}
