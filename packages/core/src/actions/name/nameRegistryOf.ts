import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { NameRegistry } from '../../ports/NameSource.js'

/**
 * Where names are taken.
 * @throws `NAME_UNRESOLVED` where no names are registered, `PART_NOT_LOADED`
 */
export async function nameRegistryOf(kit: Kit): Promise<NameRegistry> {
  const source = await kit[internals].dataSource.loadNames?.()
  if (source?.registry) return source.registry
  throw new KitError('NAME_UNRESOLVED', { problem: 'unsupported' })
}
