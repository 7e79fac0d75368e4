import { createHash } from 'node:crypto'

const length = 6

/**
 * The published name of a class of a CSS module: short, free of clashes, and
 * the same on every machine and in every release that keeps file and name.
 * @param local the name in the module
 * @param path the module's path from the package, with `/`
 */
export function className(local: string, path: string): string {
  const hash = createHash('sha256').update(`${path}:${local}`)
  return `kit-${hash.digest('base64url').replace(/[-_]/g, '').slice(0, length)}`
}
