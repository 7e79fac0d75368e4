import type { KeyValueStore } from '../ports/Environment.js'
import { badKeyOf } from './badKeyOf.js'
import { type StorageName, type StorageValue, storageSchemas } from './keys.js'
import { longestStoredText, parseStored, writeStored } from './parseStored.js'

/**
 * What went wrong with a name: what was stored cannot be read and was set
 * aside, or a value was not written, because it could not be read again.
 */
export type StorageProblem = 'unreadable' | 'refused'

/** The kit's own storage: typed by name, it never throws. */
export type KitStorage = {
  /**
   * The value, or undefined when there is none. One that does not fit is set
   * aside under `hasp.<name>.bad`, which nobody parses.
   */
  get<name extends StorageName>(name: name): StorageValue<name> | undefined
  /**
   * Writes what `get` will give.
   * @returns whether it was taken; the earlier value stays where it was not
   */
  set<name extends StorageName>(name: name, value: StorageValue<name>): boolean
  remove(name: StorageName): void
  /** The name that a key of the browser's storage belongs to. */
  nameOf(key: string): StorageName | undefined
}

/**
 * Creates the storage over a key-value store that may be absent, full, blocked
 * or filled with garbage: what cannot be written lives for the visit.
 * @param themeKey the key of the theme, `theme` unless configured
 * @param onProblem told once of each thing that is not kept
 */
export function createStorage(
  store: KeyValueStore | undefined,
  themeKey: string,
  onProblem: (name: StorageName, problem: StorageProblem) => void = () => {},
): KitStorage {
  /** What the store does not take; `undefined` where it keeps too much. */
  const memory = new Map<StorageName, string | undefined>()
  const keyOf = (name: StorageName) =>
    name === 'theme' ? themeKey : `hasp.${name}`

  const read = (name: StorageName) =>
    (memory.has(name)
      ? memory.get(name)
      : attempt(() => store?.getItem(keyOf(name)))) ?? undefined
  const remove = (name: StorageName) => {
    if (succeeds(() => store?.removeItem(keyOf(name)))) memory.delete(name)
    else memory.set(name, undefined)
  }
  /** Only the newest one, and where there is no room it stays in its place. */
  const setAside = (name: StorageName, text: string) => {
    const bad = text.slice(0, longestStoredText)
    if (succeeds(() => store?.setItem(badKeyOf(name), bad))) remove(name)
    else memory.set(name, undefined)
    onProblem(name, 'unreadable')
  }
  const get: KitStorage['get'] = (name) => {
    const text = read(name)
    const value = text === undefined ? undefined : parseStored(name, text)
    // The key of the theme may be the site's own, with values of its own.
    if (text !== undefined && value === undefined && name !== 'theme')
      setAside(name, text)
    return value
  }

  return {
    get,
    set(name, value) {
      const text = writeStored(name, value)
      if (text === undefined) {
        onProblem(name, 'refused')
        return false
      }
      // Another tab may be of another version: what it wrote is set aside.
      get(name)
      if (store && succeeds(() => store.setItem(keyOf(name), text)))
        memory.delete(name)
      else memory.set(name, text)
      return true
    },
    remove,
    nameOf: (key) =>
      (Object.keys(storageSchemas) as StorageName[]).find(
        (name) => keyOf(name) === key,
      ),
  }
}

function succeeds(call: () => void): boolean {
  return (
    attempt(() => {
      call()
      return true
    }) ?? false
  )
}

/** The result of a call, or undefined when it throws. */
function attempt<result>(call: () => result): result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
