import { reach } from './reach.js'

/** The part of a bundler's module that says where it belongs. */
export type CoreModule = {
  readonly importedIds: readonly string[]
  /** Who fetches it later. */
  readonly dynamicImporters: readonly string[]
}

/** What the first read of an account needs, whichever it is. */
const accountReads: readonly string[] = [
  'actions/account/readAccount',
  'actions/activity/hasHistory',
  'actions/name/nameReadsOn',
  'actions/network/hasCapability',
  'kit/cachedAnswers',
  'kit/transactions/invalidateAccount',
  'policies/names/isPlainName',
  'queries/accountQuery',
]

type FindModule = (id: string) => CoreModule | null

/**
 * The modules of `dist` by the moment at which they are needed: what comes
 * with the page is one, `load`, so that an app's bundler makes one file of it,
 * and so is what every read of an account needs; all others stay on their own,
 * so that nothing comes before its time.
 *
 * @param source the folder of the sources
 * @param onLoad modules in it that a page has before anything is opened
 * @returns the group of a module; nothing for what is not of the package. To
 * be asked once all modules are known.
 * @throws Error when a module of `onLoad` does not exist
 */
export function createCoreGroups(
  source: string,
  onLoad: readonly string[],
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
    if (load.has(path)) return 'load'
    return accountReads.includes(name) ? 'accountReads' : name
  }
}
