import { reach } from './reach.js'

/** The part of a bundler's module that says what it imports. */
export type ImportingModule = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type FindModule = (id: string) => ImportingModule | null

/** What is an entry or is fetched later, and so has a file of its own. */
const isFetched =
  /^(exports|views\/(?!Connect\/)|modal\/(MessageLayer|SnackbarHost)\.)/

/** Hooks of a few words each, which the views of a first opening need. */
const small = /^hooks\/(useKitOptions|useRoute)\./

/** What the first list says where there are several families. */
const families = /^(composites\/FamilyNames\/|i18n\/messages\/families\.en\.)/

/** What only these views share goes together. */
const sharedBy = [
  ['money', /^(Send|Receive)/],
  ['learn', /^(GetWallet|WhatIsAWallet)$/],
  ['pairing', /^ConnectingWalletConnect/],
  ['connecting', /^Connecting/],
  ['account', /^(Account|ProfileWallets|Receive|Send)/],
  ['networks', /^(Networks|Switch|Unsupported)/],
] as const

/**
 * Few modules in `dist`, by the moment at which they are needed: an app's
 * bundler cuts its own chunks along them and no finer.
 *
 * - `load`: what `KitProvider` needs
 * - `buttons`: what the buttons need besides public hooks, and what the short
 *   messages share with the modal; these must come where the modal does not
 * - `message`: what the short messages need besides
 * - `KitModal`: the modal with its first view, and what others share with it
 * - `families`: what a list of wallets says of their families
 * - `money`, `learn`, `pairing`, `connecting`, `account`, `networks`, `more`: what
 *   further views share
 *
 * Public hooks that are none of these stay on their own, so that an app which
 * imports one gets nothing else.
 *
 * @returns the group of a module; nothing where the bundler decides. To be
 * asked once all modules are known.
 */
export function createChunkGroups(
  source: string,
): (id: string, find: FindModule) => string | null {
  const root = source.split('\\').join('/')
  let reaches: Reaches | undefined
  return (id, find) => {
    const path = pathIn(root, id)
    if (path === undefined || isFetched.test(path)) return null
    if (families.test(path)) return 'families'
    reaches ??= findReaches(root, find)
    return groupOf(id, path, reaches)
  }
}

type Reaches = {
  readonly load: ReadonlySet<string>
  readonly message: ReadonlySet<string>
  readonly shell: ReadonlySet<string>
  readonly entry: ReadonlySet<string>
  readonly hooks: ReadonlySet<string>
  readonly buttons: ReadonlySet<string>
  readonly views: ReadonlyMap<string, ReadonlySet<string>>
}

function groupOf(id: string, path: string, reaches: Reaches): string | null {
  const { buttons, entry, hooks, load, message, shell, views } = reaches
  if (load.has(id) || path.startsWith('theme/styles.css')) return 'load'
  const isPublic = path.startsWith('hooks/') && hooks.has(id)
  if (buttons.has(id) && !isPublic) return 'buttons'
  if (entry.has(id)) return small.test(path) ? 'small' : nameOf(path)
  const isInShell = shell.has(id) || views.get('Connect')?.has(id)
  if (message.has(id)) return isInShell ? 'buttons' : 'message'
  if (shell.has(id)) return 'KitModal'
  const users = [...views.keys()].filter((view) => views.get(view)?.has(id))
  if (users.length < 2) return null
  if (users.includes('Connect')) return 'KitModal'
  const group = sharedBy.find(([, view]) =>
    users.every((user) => view.test(user)),
  )
  return group?.[0] ?? 'more'
}

function nameOf(path: string): string | null {
  return /([^/.]+)\.[^/]*$/.exec(path)?.[1] ?? null
}

function findReaches(root: string, find: FindModule): Reaches {
  const reachOf = (...paths: readonly string[]) =>
    reach(
      paths.map((path) => `${root}/${path}`),
      find,
    )
  const lists = ['firstView', 'loadAccount', 'moreViews'].map((name) =>
    find(`${root}/modal/${name}.ts`),
  )
  const views = lists
    .flatMap((list) => [
      ...(list?.importedIds ?? []),
      ...(list?.dynamicallyImportedIds ?? []),
    ])
    .map((id) => {
      const [, view = ''] = /\/views\/([^/]+)\//.exec(id) ?? []
      return [view, reach([id], find)] as const
    })
  return {
    load: reachOf('KitProvider.tsx'),
    message: reachOf('modal/MessageLayer.tsx'),
    shell: reachOf('modal/KitModal.tsx'),
    entry: reachOf('exports/index.ts'),
    hooks: reach(listExportedHooks(root, find), find),
    buttons: reachOf(
      'buttons/AccountButton.tsx',
      'buttons/ConnectButton.tsx',
      'buttons/NetworkButton.tsx',
    ),
    views: new Map(views),
  }
}

function listExportedHooks(root: string, find: FindModule): readonly string[] {
  const exported = find(`${root}/exports/index.ts`)?.importedIds ?? []
  return exported.filter((id) => id.startsWith(`${root}/hooks/`))
}

function pathIn(root: string, id: string): string | undefined {
  const path = id.split('\\').join('/')
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined
}
