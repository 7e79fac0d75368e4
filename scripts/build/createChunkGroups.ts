import { reach } from './reach.js'

/** The part of a bundler's module that says what it imports. */
export type ImportingModule = {
  readonly importedIds: readonly string[]
  /** Who fetches it later. */
  readonly dynamicImporters: readonly string[]
}

type FindModule = (id: string) => ImportingModule | null

/** The view table of `modal/views.ts`: what exists has a moment. */
export type ViewTable = Readonly<Record<string, { readonly when?: string }>>

/**
 * Few modules in `dist`, by the moment at which they are needed: an app's
 * bundler cuts its own chunks along them and no finer.
 *
 * - `load`: what `KitProvider` needs
 * - `buttons`: what `ConnectButton` needs besides public hooks
 * - `layers`: what the short messages share with the modal; they come where the
 *   modal does not
 * - `KitModal`: the modal with the table of views and the views of `opening`,
 *   and what others share with it
 * - the moment of a view, or the moments of several: what only those share
 * - `devtools`: their button and what records, without the panel
 *
 * Public hooks and buttons that are none of these stay on their own, so that an
 * app which imports one gets nothing else. What is fetched later has a file of its own.
 *
 * @param source the folder of the sources
 * @param views the table of views
 * @returns the group of a module; nothing where the bundler decides. To be
 * asked once all modules are known.
 * @throws Error when a file that a group starts from does not exist
 */
export function createChunkGroups(
  source: string,
  views: ViewTable,
): (id: string, find: FindModule) => string | null {
  const root = source.split('\\').join('/')
  let reaches: Reaches | undefined
  return (id, find) => {
    const path = id.split('\\').join('/')
    if (!path.startsWith(`${root}/`)) return null
    const name = path.slice(root.length + 1)
    if (name.startsWith('exports/')) return null
    reaches ??= findReaches(root, views, find)
    if (reaches.opening.has(path)) return 'KitModal'
    const isFetched = (find(path)?.dynamicImporters.length ?? 0) > 0
    return isFetched ? null : groupOf(path, name, reaches)
  }
}

type Reaches = {
  readonly load: ReadonlySet<string>
  readonly message: ReadonlySet<string>
  readonly entry: ReadonlySet<string>
  readonly hooks: ReadonlySet<string>
  readonly buttons: ReadonlySet<string>
  /** The modal and the views that come with it. */
  readonly opening: ReadonlySet<string>
  /** What all of these need. */
  readonly modal: ReadonlySet<string>
  /** Of every further view, when it is needed and what it needs. */
  readonly views: readonly {
    readonly when: string
    readonly needs: ReadonlySet<string>
  }[]
}

function groupOf(id: string, name: string, reaches: Reaches): string | null {
  const { buttons, entry, hooks, load, message, modal, views } = reaches
  if (load.has(id) || name.startsWith('theme/styles.css')) return 'load'
  const isPublic = name.startsWith('hooks/') && hooks.has(id)
  if (buttons.has(id) && !isPublic) return 'buttons'
  if (entry.has(id)) return nameOf(name)
  if (modal.has(id)) return message.has(id) ? 'layers' : 'KitModal'
  if (message.has(id)) return 'message'
  if (/^devtools\/[^/]+$/.test(name)) return 'devtools'
  const moments = views.filter(({ needs }) => needs.has(id))
  // Whoever asks anything asks by both.
  if (/\/use(Kit)?Query(Client)?\.ts$/.test(name)) return 'queries'
  if (moments.length < 2) return null
  const together = new Set(moments.map(({ when }) => when))
  // Account leads there: what both need is here by then.
  if (together.has('account')) together.delete('activity')
  return [...together].sort().join('-')
}

function nameOf(path: string): string | null {
  return /([^/.]+)\.[^/]*$/.exec(path)?.[1] ?? null
}

function findReaches(root: string, table: ViewTable, find: FindModule) {
  const reachOf = (...paths: readonly string[]) =>
    reach(
      paths.map((path) => `${root}/${path}`),
      find,
    )
  const views = Object.entries(table).flatMap(([name, { when }]) =>
    when ? [{ when, path: `views/${name}/${name}View.tsx` }] : [],
  )
  const opening = [
    'modal/KitModal.tsx',
    'modal/views.ts',
    ...views.filter(({ when }) => when === 'opening').map(({ path }) => path),
  ]
  return {
    load: reachOf('KitProvider.tsx'),
    message: reachOf('modal/messages/MessageLayer.tsx'),
    entry: reachOf('exports/index.ts'),
    hooks: reach(listExportedHooks(root, find), find),
    buttons: reachOf('buttons/ConnectButton.tsx'),
    opening: new Set(opening.map((path) => `${root}/${path}`)),
    modal: reachOf(...opening),
    views: views
      .filter(({ when }) => when !== 'opening')
      .map(({ when, path }) => ({ when, needs: reachOf(path) })),
  }
}

function listExportedHooks(root: string, find: FindModule): readonly string[] {
  const exported = find(`${root}/exports/index.ts`)?.importedIds ?? []
  return exported.filter((id) => id.startsWith(`${root}/hooks/`))
}
