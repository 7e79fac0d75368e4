import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Leaves of each built logo, and of the tables that name them, the file that
 * runs: nobody imports their types or steps through a picture, and hundreds of
 * maps and declarations would be most of the package's files.
 * @param folder the package
 */
export function bareLogos(folder: string): void {
  for (const part of ['pictures', 'tables']) {
    const root = join(folder, 'dist/logos', part)
    for (const name of readdirSync(root, {
      recursive: true,
      encoding: 'utf8',
    })) {
      const path = join(root, name)
      if (/\.(map|d\.ts)$/.test(name)) rmSync(path)
      if (!name.endsWith('.js')) continue
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'),
      )
    }
  }
}
