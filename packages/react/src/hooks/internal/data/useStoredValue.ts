import type { StorageName } from '@hasp/core'
import { internals, type StorageValue } from '@hasp/core/internal'
import { useCallback, useEffect, useState } from 'react'
import { useKitRoot } from '../modal/useKitRoot.js'

/**
 * A value of the kit's own storage; undefined on a server and at first.
 * Writers tell the other readers of the same provider.
 * @returns the value, and what writes it and says whether it was taken
 */
export function useStoredValue<name extends StorageName>(
  name: name,
): [
  value: StorageValue<name> | undefined,
  write: (value: StorageValue<name>) => boolean,
] {
  const { kit, storageChanges } = useKitRoot()
  const [value, setValue] = useState<StorageValue<name> | undefined>(undefined)

  useEffect(() => {
    const abort = new AbortController()
    const read = () => setValue(() => kit[internals].storage.get(name))
    storageChanges.addEventListener(name, read, { signal: abort.signal })
    kit.events.on('DEVICE_FORGOTTEN', read, { signal: abort.signal })
    kit[internals].environment.onStorageChange((key) => {
      if (key === null || kit[internals].storage.nameOf(key) === name) read()
    }, abort.signal)
    read()
    return () => abort.abort()
  }, [kit, storageChanges, name])

  const write = useCallback(
    (next: StorageValue<name>) => {
      const isTaken = kit[internals].storage.set(name, next)
      storageChanges.dispatchEvent(new Event(name))
      return isTaken
    },
    [kit, name, storageChanges],
  )
  return [value, write]
}
