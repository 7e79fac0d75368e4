import type { KeyValueStore } from '../ports/Environment.js'
import { badKeyOf } from './badKeyOf.js'
import type { KitStorage } from './createStorage.js'
import { type StorageName, storageSchemas } from './keys.js'

/**
 * Removes every key of the kit, and what was set aside.
 * @param parameters.themeKey a theme that the site may share, under a key that
 * does not begin with `hasp.`, is the site's to forget
 */
export function clearStorage({
  storage,
  store,
  themeKey,
}: {
  storage: KitStorage
  store: KeyValueStore | undefined
  themeKey: string
}): void {
  for (const name of Object.keys(storageSchemas) as StorageName[]) {
    if (name !== 'theme' || themeKey.startsWith('hasp.')) storage.remove(name)
    try {
      store?.removeItem(badKeyOf(name))
    } catch {
      // Where nothing can be removed, nothing could be kept.
    }
  }
}
