import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Entry name → source file, for every file of `src/exports`. */
export function listEntries(packageFolder: string): Record<string, string> {
  const folder = join(packageFolder, 'src/exports')
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name))
  return Object.fromEntries(
    files.map((name) => [
      `exports/${name.replace(/\.tsx?$/, '')}`,
      join(folder, name),
    ]),
  )
}
