import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * What a built module was made of, by its source map: `dist` puts what belongs
 * together into one file. A module without a map stands for itself.
 */
export function sourcesOf(module: string): readonly string[] {
  const path = `${module}.map`
  if (!existsSync(path)) return [module]
  const map: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof map !== 'object' || map === null || !('sources' in map)) return []
  const { sources } = map
  if (!Array.isArray(sources)) return []
  return sources.map((source) => resolve(module, '..', `${source}`))
}
