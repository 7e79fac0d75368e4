import { reach } from './reach.js'

/** The part of a bundler's module that says where it belongs. */
export type CoreModule = {
  readonly importedIds: readonly string[]
  /** Who fetches it later. */
  readonly dynamicImporters: readonly string[]
}

type FindModule = (id: string) => CoreModule | null

/** What a page has before anything is opened. */
const onLoad = [
  'actions/modal/closeModal.ts',
  'actions/modal/goBack.ts',
  'actions/modal/openModal.ts',
  'actions/modal/setTheme.ts',
  'actions/modal/showSnackbar.ts',
  'adapters/evm/evmAdapter.ts',
  'entities/network.ts',
  'errors/asKitError.ts',
  'kit/createKit.ts',
  'kit/selectors.ts',
]

/**
 * The modules of `dist` by the moment at which they are needed: what comes
 * with the page is one, `load`, so that an app's bundler makes one file of it;
 * all others stay on their own, so that nothing comes before its time.
 *
 * @returns the group of a module; nothing for what is not of the package. To
 * be asked once all modules are known.
 * @throws Error when a module of the list above does not exist
 */
export function createCoreGroups(
  source: string,
): (id: string, find: FindModule) => string | null {
  const root = source.split('\\').join('/')
  let load: ReadonlySet<string> | undefined
  return (id, find) => {
    const path = id.split('\\').join('/')
    if (!path.startsWith(`${root}/`)) return null
    const name = path.slice(root.length + 1).replace(/\.ts$/, '')
    const isFetched = (find(path)?.dynamicImporters.length ?? 0) > 0
    if (name.startsWith('exports/') || isFetched) return null
    load ??= reach(
      onLoad.map((one) => `${root}/${one}`),
      find,
    )
    return load.has(path) ? 'load' : name
  }
}
