import { gzipSync } from 'node:zlib'

/** What asking for a logo may fetch: 3 KiB with what a bundler writes around. */
const maxModuleBytes = 2_950

/** Pictures by the names that a module exports them by. */
type Pictures = ReadonlyMap<string, string>

/** Where a logo is. */
export type LogoPlace = { readonly path: string; readonly name: string }

/**
 * Lays neighbours of one kind into one module as long as it is no heavier than
 * the heaviest logo may be. What is shown together is then fetched together,
 * and a bundler that lists all chunks on load, as webpack does, has few to
 * list.
 * @param files pictures by their files, e.g. `tokens/usdc`, the most shown first
 */
export function packLogos(files: ReadonlyMap<string, string>): {
  /** The text of each module, by its path. */
  readonly modules: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, LogoPlace>
} {
  const modules = new Map<string, string>()
  const places = new Map<string, LogoPlace>()
  const open = new Map<string, { path: string; pictures: Pictures }>()
  const counts = new Map<string, number>()
  for (const [file, picture] of files) {
    const [kind = '', base = ''] = file.split('/')
    const name = exportName(base)
    let { path, pictures } = open.get(kind) ?? { path: '', pictures: new Map() }
    const together = new Map([...pictures, [name, picture]])
    const isNew = path === '' || isTooHeavy(renderModule(together))
    if (isNew) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      path = `${kind}/${kind}${count}`
    }
    pictures = isNew ? new Map([[name, picture]]) : together
    open.set(kind, { path, pictures })
    modules.set(path, renderModule(pictures))
    places.set(file, { path, name })
  }
  return { modules, places }
}

function renderModule(pictures: Pictures): string {
  return [...pictures]
    .map(
      ([name, picture]) =>
        `export const ${name} = ${JSON.stringify(picture)}\n`,
    )
    .join('')
}

function isTooHeavy(text: string): boolean {
  return gzipSync(text, { level: 9 }).length > maxModuleBytes
}

/** `crypto-com` → `cryptoCom`, `1inch` → `_1inch`. */
function exportName(base: string): string {
  return base
    .replace(/-+(.)/g, (_match, letter: string) => letter.toUpperCase())
    .replace(/^\d/, '_$&')
}
