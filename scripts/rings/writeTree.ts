import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes files below `root` and links our packages as npm does. */
export function writeTree(
  root: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  mkdirSync(join(root, 'node_modules/@hasp'), { recursive: true })
  for (const name of ['protocol', 'core', 'react'])
    symlinkSync(
      join(root, 'packages', name),
      join(root, 'node_modules/@hasp', name),
    )
}
