/** The part of a bundler's module that says what it imports. */
export type ImportingModule = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type FindModule = (id: string) => ImportingModule | null

/**
 * Few modules in `dist`, by the moment at which they are needed: an app's
 * bundler cuts its own chunks along them and no finer.
 *
 * - `load`: what `KitProvider` needs
 * - `buttons`: what the buttons need besides hooks
 * - `open`: the shell of the modal, with what `Connect` shares with other views
 * - `money`, `more`: what further views share, money being sending's
 *
 * Public hooks that are none of these stay on their own, so that an app which
 * imports one gets nothing else.
 *
 * @returns the group of a module; nothing where the bundler decides
 */
export function createChunkGroups(
  source: string,
): (id: string, find: FindModule) => string | null {
  const root = source.split('\\').join('/')
  const known = new Map<FindModule, Reaches>()
  return (id, find) => {
    const path = pathIn(root, id)
    if (path === undefined || path.startsWith('views/')) return null
    const before = known.get(find)
    const reaches = before ?? findReaches(root, find)
    if (!before) known.set(find, reaches)
    return groupOf(id, path, reaches)
  }
}

type Reaches = {
  readonly load: ReadonlySet<string>
  readonly shell: ReadonlySet<string>
  readonly entry: ReadonlySet<string>
  readonly buttons: ReadonlySet<string>
  readonly views: ReadonlyMap<string, ReadonlySet<string>>
}

function groupOf(id: string, path: string, reaches: Reaches): string | null {
  const { buttons, entry, load, shell, views } = reaches
  if (load.has(id)) return 'load'
  const isHook = path.startsWith('hooks/')
  if (buttons.has(id)) return isHook ? null : 'buttons'
  if (entry.has(id)) return null
  if (shell.has(id)) return 'open'
  const users = [...views.keys()].filter((view) => views.get(view)?.has(id))
  if (users.length < 2) return null
  if (users.includes('Connect')) return 'open'
  return users.every((view) => /^(Send|Receive)/.test(view)) ? 'money' : 'more'
}

function findReaches(root: string, find: FindModule): Reaches {
  const reachOf = (...paths: readonly string[]) =>
    reach(
      paths.map((path) => `${root}/${path}`),
      find,
    )
  const registry = find(`${root}/modal/viewRegistry.ts`)
  const views = (registry?.dynamicallyImportedIds ?? []).map((id) => {
    const [, view = ''] = /\/views\/([^/]+)\//.exec(id) ?? []
    return [view, reach([id], find)] as const
  })
  return {
    load: reachOf('KitProvider.tsx'),
    shell: reachOf('modal/KitModal.tsx'),
    entry: reachOf('exports/index.ts'),
    buttons: reachOf(
      'buttons/AccountButton.tsx',
      'buttons/ConnectButton.tsx',
      'buttons/NetworkButton.tsx',
    ),
    views: new Map(views),
  }
}

function reach(
  start: readonly string[],
  find: FindModule,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? null : find(id)
    if (!module) continue
    found.add(id)
    waiting.push(...module.importedIds)
  }
  return found
}

function pathIn(root: string, id: string): string | undefined {
  const path = id.split('\\').join('/')
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined
}
