import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const base = 36

/** What a CSS module names: classes and animations. */
const declared = /(?:\.|@keyframes\s+)([a-z]\w*)(?![^{}]*;)/gi

/**
 * The published names of what the CSS modules of a package name: free of
 * clashes and the same on every machine. What is written most often has the
 * shortest ones; the others are numbered in the order of the files, because
 * neighbours that look alike compress best.
 * @param folder the package
 * @returns the name for a name in a module, the module's path with `/`
 */
export function createClassNames(
  folder: string,
): (local: string, path: string) => string {
  const uses = new Map<string, number>()
  for (const path of listModules(folder)) {
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [, local] of text.matchAll(declared)) {
      const key = `${path}:${local}`
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  }
  const names = new Map<string, string>()
  const byUse = [...uses].sort(([, a], [, b]) => b - a)
  for (const [key] of byUse.slice(0, base))
    names.set(key, `kit-${names.size.toString(base)}`)
  const nameOf = (local: string, path: string) => {
    const key = `${path}:${local}`
    const number = (names.size - base).toString(base).padStart(2, '0')
    const name = names.get(key) ?? `kit-${number}`
    names.set(key, name)
    return name
  }
  for (const key of uses.keys()) {
    const [path = '', local = ''] = key.split(':')
    nameOf(local, path)
  }
  return nameOf
}

function listModules(folder: string): readonly string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `src/${path.split('\\').join('/')}`)
    .sort()
}
