import { KitError } from '../errors/KitError.js'
import { loadOnce } from '../utils/loadOnce.js'
import { normalizeAsciiName } from './normalizeAsciiName.js'

/** The only file that names the library: its tables are 25 KiB. */
const loadTables = loadOnce(() => import('@adraffy/ens-normalize'))

/** What the DNS has room for. */
const longest = 255

/**
 * The one form in which a name is looked up, shown and compared.
 * @throws `NAME_UNRESOLVED` for what cannot be a name, `PART_NOT_LOADED`
 * @see ENSIP-15
 * @example await normalizeName('Ana.eth') // 'ana.eth'
 */
export async function normalizeName(name: string): Promise<string> {
  const normalized =
    name.length > longest ? undefined : normalizeAsciiName(name)
  if (normalized !== null) return normalized ?? refuse(name)
  const { ens_normalize: normalize } = await loadTables()
  try {
    return normalize(name) || refuse(name)
  } catch (cause) {
    return refuse(name, cause)
  }
}

function refuse(name: string, cause?: unknown): never {
  throw new KitError('NAME_UNRESOLVED', { name, problem: 'invalid' }, { cause })
}
