import type { StorageName, StorageValue } from './keys.js'
import { writeStored } from './parseStored.js'

/** The names that hold a list. */
type ListName = {
  [name in StorageName]: StorageValue<name> extends readonly unknown[]
    ? name
    : never
}[StorageName]

/**
 * As many items of a list as the storage takes under a name: without those
 * that it cannot hold, and the first ones where all are too many.
 */
export function fitting<name extends ListName>(
  name: name,
  items: readonly StorageValue<name>[number][],
): StorageValue<name>[number][] {
  const isTaken = (list: readonly unknown[]) =>
    writeStored(name, list as StorageValue<name>) !== undefined
  if (isTaken(items)) return [...items]
  const kept = items.filter((item) => isTaken([item]))
  while (kept.length > 0 && !isTaken(kept)) kept.pop()
  return kept
}
