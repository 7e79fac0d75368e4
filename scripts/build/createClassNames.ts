import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const base = 36

/** What a CSS module names: classes and animations. */
const declared = /(?:\.|@keyframes\s+)([a-z]\w*)(?![^{}]*;)/gi

/**
 * The published names of what the CSS modules of a package name: free of
 * clashes, the same on every machine, and numbered in the order of the files,
 * because neighbours that look alike compress best.
 * @param folder the package
 * @returns the name for a name in a module, the module's path with `/`
 */
export function createClassNames(
  folder: string,
): (local: string, path: string) => string {
  const numbers = new Map<string, number>()
  const nameOf = (local: string, path: string) => {
    const key = `${path}:${local}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return `kit-${number.toString(base).padStart(2, '0')}`
  }
  for (const path of listModules(folder)) {
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [, local = ''] of text.matchAll(declared)) nameOf(local, path)
  }
  return nameOf
}

function listModules(folder: string): readonly string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `src/${path.split('\\').join('/')}`)
    .sort()
}
