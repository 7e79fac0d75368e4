import { parse, record, string, unknown } from 'valibot'
import type { Environment } from '../../ports/Environment.js'
import { sessionsKey } from '../walletConnect/sessionStore/storageKeys.js'

const StoredEntries = record(string(), unknown())

/** The library's key of its list of sessions ends so. */
const sessionsSuffix = '//session'

/**
 * The library's storage, kept in the kit's under the key by which the kit
 * knows that a client is worth loading: it is there while a session is.
 * @param instance what the library names its keys by; they are stored without,
 * for the next page has an instance of its own
 */
export function createSessionStorage(
  { keyValueStore }: Pick<Environment, 'keyValueStore'>,
  instance: string,
) {
  const ownName = (key: string) => key.replace(`:${instance}//`, '//')
  const entries = new Map(Object.entries(readEntries(keyValueStore)))
  const write = () => {
    const isInUse = [...entries].some(
      ([key, value]) =>
        key.endsWith(sessionsSuffix) &&
        Array.isArray(value) &&
        value.length > 0,
    )
    try {
      if (isInUse)
        keyValueStore?.setItem(
          sessionsKey,
          JSON.stringify(Object.fromEntries(entries)),
        )
      else keyValueStore?.removeItem(sessionsKey)
    } catch {
      // Where nothing can be stored, sessions last as long as the page.
    }
  }
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <value>() => [...entries] as [string, value][],
    getItem: async <value>(key: string) =>
      structuredClone(entries.get(ownName(key))) as value | undefined,
    async setItem<value>(key: string, value: value) {
      entries.set(ownName(key), structuredClone(value))
      write()
    },
    async removeItem(key: string) {
      if (entries.delete(ownName(key))) write()
    },
  }
}

function readEntries(store: Environment['keyValueStore']) {
  try {
    return parse(StoredEntries, JSON.parse(store?.getItem(sessionsKey) ?? '{}'))
  } catch {
    // Another client's, or nobody's.
    return {}
  }
}
