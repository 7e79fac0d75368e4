import type { SiwxEntry, SiwxStore } from '../SiwxStore.js'

/**
 * A store in the memory of one process: everybody is signed out when it ends,
 * and a second process knows nobody. Good for development and tests.
 * @example
 * import { memoryStore } from '@hasp/core/siwxServer'
 *
 * const store = memoryStore()
 */
export function memoryStore(): SiwxStore {
  const entries = new Map<string, SiwxEntry>()
  const counts = new Map<string, { count: number; readonly endsAtMs: number }>()

  function forgetOld(nowMs: number) {
    for (const [key, { expiresAtMs }] of entries)
      if (expiresAtMs <= nowMs) entries.delete(key)
    for (const [key, { endsAtMs }] of counts)
      if (endsAtMs <= nowMs) counts.delete(key)
  }

  function removeWhere(isMeant: (entry: SiwxEntry) => boolean) {
    for (const [key, entry] of entries) if (isMeant(entry)) entries.delete(key)
  }

  return {
    async put(entry, nowMs) {
      forgetOld(nowMs)
      if (entries.has(entry.key)) return false
      entries.set(entry.key, entry)
      return true
    },
    async take(key, nowMs) {
      const entry = entries.get(key)
      entries.delete(key)
      return entry && entry.expiresAtMs > nowMs ? entry : undefined
    },
    async read(owner, nowMs) {
      return [...entries.values()]
        .filter((one) => one.owner === owner && one.expiresAtMs > nowMs)
        .sort((left, right) => (left.key < right.key ? -1 : 1))
    },
    async touch(owner, expiresAtMs) {
      for (const [key, entry] of entries)
        if (entry.owner === owner) entries.set(key, { ...entry, expiresAtMs })
    },
    async remove(owner, account) {
      removeWhere(
        (one) =>
          one.owner === owner &&
          (account === undefined || one.account === account),
      )
    },
    async removeAccount(account) {
      removeWhere((one) => one.account === account)
    },
    async count(key, windowMs, nowMs) {
      forgetOld(nowMs)
      const running = counts.get(key) ?? {
        count: 0,
        endsAtMs: nowMs + windowMs,
      }
      running.count += 1
      counts.set(key, running)
      return running.count
    },
  }
}
