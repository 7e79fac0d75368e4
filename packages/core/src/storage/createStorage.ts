import type { KeyValueStore } from '../ports/Environment.js'
import { misfit } from '../utils/schema.js'
import { type StorageName, type StorageValue, storageSchemas } from './keys.js'

/** A stored text longer than this is not ours. */
export const longestStoredText = 65_536

/** The kit's own storage: typed by name, it never throws. */
export type KitStorage = {
  /** The value, or undefined when there is none or it does not fit. */
  get<name extends StorageName>(name: name): StorageValue<name> | undefined
  set<name extends StorageName>(name: name, value: StorageValue<name>): void
  remove(name: StorageName): void
  /** The name that a key of the browser's storage belongs to. */
  nameOf(key: string): StorageName | undefined
}

/**
 * Creates the storage over a key-value store that may be absent, full, blocked
 * or filled with garbage: what cannot be written lives for the visit.
 * @param themeKey the key of the theme, `theme` unless configured
 */
export function createStorage(
  store: KeyValueStore | undefined,
  themeKey: string,
): KitStorage {
  /** What the store does not take; `undefined` where it keeps too much. */
  const memory = new Map<StorageName, string | undefined>()
  const keyOf = (name: StorageName) =>
    name === 'theme' ? themeKey : `hasp.${name}`

  const remove = (name: StorageName) => {
    const isRemoved = attempt(() => {
      store?.removeItem(keyOf(name))
      return true
    })
    if (isRemoved) memory.delete(name)
    else memory.set(name, undefined)
  }

  return {
    get(name) {
      const text = memory.has(name)
        ? memory.get(name)
        : attempt(() => store?.getItem(keyOf(name)))
      if (text === undefined || text === null) return undefined
      const value = parse(name, text)
      // The key of the theme may be the site's own, with values of its own.
      if (value === undefined && name !== 'theme') remove(name)
      return value
    },
    set(name, value) {
      const text = name === 'theme' ? String(value) : JSON.stringify(value)
      const isWritten = attempt(() => {
        store?.setItem(keyOf(name), text)
        return store !== undefined
      })
      if (isWritten) memory.delete(name)
      else memory.set(name, text)
    },
    remove,
    nameOf: (key) =>
      (Object.keys(storageSchemas) as StorageName[]).find(
        (name) => keyOf(name) === key,
      ),
  }
}

function parse<name extends StorageName>(
  name: name,
  text: string,
): StorageValue<name> | undefined {
  if (text.length > longestStoredText) return undefined
  const input = attempt(() => (name === 'theme' ? text : JSON.parse(text)))
  const value = storageSchemas[name](input)
  return value === misfit ? undefined : (value as StorageValue<name>)
}

/** The result of a call, or undefined when it throws. */
function attempt<result>(call: () => result): result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
