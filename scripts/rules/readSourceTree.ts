import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '../files/listSources.js'

/** The sources of the repository, and how its packages import each other. */
export type SourceTree = {
  /** The folder that paths start from. */
  readonly root: string
  /** Every file, as a path from `root`. */
  readonly files: ReadonlySet<string>
  /** File by what others import, e.g. `@hasp/core/evm`. */
  readonly packages: ReadonlyMap<string, string>
  /**
   * Where the product begins: the public exports of published packages, the
   * pages of apps, and the programs and workers of apps (`main.ts` and
   * `…Worker.ts`). What only doubles are made of begins nowhere.
   */
  readonly entries: readonly string[]
}

const folders = ['packages', 'apps', 'devstack', 'e2e', 'bench', 'examples']

/** Reads the tree from the manifests of packages and the pages of apps. */
export function readSourceTree(root: string): SourceTree {
  const files = listSources(root, folders)
  const packages = new Map<string, string>()
  const entries: string[] = []
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(root, folder))) {
      const path = join(root, folder, name, 'package.json')
      if (!existsSync(path)) continue
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      for (const [subpath, targets] of Object.entries(manifest.exports ?? {})) {
        const source = readSource(targets)
        if (!source || subpath === './package.json') continue
        const file = join(folder, name, source)
        packages.set(join(manifest.name, subpath), file)
        const isProduct = !manifest.private && !/^\.\/testing\b/.test(subpath)
        if (isProduct) entries.push(file)
      }
    }
  entries.push(
    ...files.filter((file) =>
      /^apps\/[^/]+\/src\/(.+\/)?(main\.tsx?|\w+Worker\.ts)$/.test(file),
    ),
  )
  const pages = files.filter((file) => /^apps\/[^/]+\/[^/]+\.html$/.test(file))
  for (const page of pages) {
    const html = readFileSync(join(root, page), 'utf8')
    for (const [, script = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g))
      entries.push(join(page, '..', script))
  }
  return { root, files: new Set(files), packages, entries }
}

function readSource(targets: unknown): string | undefined {
  if (typeof targets === 'string') return targets
  if (typeof targets !== 'object' || targets === null) return undefined
  const source = 'hasp-source' in targets && targets['hasp-source']
  return typeof source === 'string' ? source : undefined
}
