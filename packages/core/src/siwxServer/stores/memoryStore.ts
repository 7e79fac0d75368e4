import type { SiwxEntry, SiwxStore } from '../SiwxStore.js'

const sweepEveryMs = 10_000

const warning =
  '[hasp] memoryStore() forgets who is signed in when this process ends, and other processes know nobody. Use postgresStore() or redisStore() for visitors.'

/**
 * A store in the memory of one process: everybody is signed out when it ends,
 * and a second process knows nobody. Good for development and tests. It says so
 * once, when somebody signs in.
 * @param options.warn to whom; the console unless given
 * @example
 * import { memoryStore } from '@hasp/core/siwxServer'
 *
 * const store = memoryStore()
 */
export function memoryStore({
  warn = console.warn,
}: {
  readonly warn?: ((text: string) => void) | undefined
} = {}): SiwxStore {
  const entries = new Map<string, SiwxEntry>()
  const keysOfOwner = new Map<string, Set<string>>()
  const counts = new Map<string, { count: number; readonly endsAtMs: number }>()
  let sweptAtMs = Number.NEGATIVE_INFINITY
  let hasWarned = false

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    const keys = keysOfOwner.get(entry.owner)
    keys?.delete(key)
    if (keys?.size === 0) keysOfOwner.delete(entry.owner)
  }

  /** Now and then: whoever looks for something looks at its time, too. */
  function forgetOld(nowMs: number) {
    if (Math.abs(nowMs - sweptAtMs) < sweepEveryMs) return
    sweptAtMs = nowMs
    for (const [key, { expiresAtMs }] of entries)
      if (expiresAtMs <= nowMs) forget(key)
    for (const [key, { endsAtMs }] of counts)
      if (endsAtMs <= nowMs) counts.delete(key)
  }

  const ofOwner = (owner: string): readonly SiwxEntry[] =>
    [...(keysOfOwner.get(owner) ?? [])].flatMap((key) => {
      const entry = entries.get(key)
      return entry ? [entry] : []
    })

  return {
    async put(entry, nowMs) {
      forgetOld(nowMs)
      const before = entries.get(entry.key)
      if (before && before.expiresAtMs > nowMs) return false
      forget(entry.key)
      entries.set(entry.key, entry)
      const keys = keysOfOwner.get(entry.owner) ?? new Set()
      keysOfOwner.set(entry.owner, keys.add(entry.key))
      if (entry.account !== undefined && !hasWarned) {
        hasWarned = true
        warn(warning)
      }
      return true
    },
    async take(key, nowMs) {
      const entry = entries.get(key)
      forget(key)
      return entry && entry.expiresAtMs > nowMs ? entry : undefined
    },
    async read(owner, nowMs) {
      return ofOwner(owner)
        .filter((one) => one.expiresAtMs > nowMs)
        .sort((left, right) => (left.key < right.key ? -1 : 1))
    },
    async touch(owner, expiresAtMs) {
      for (const entry of ofOwner(owner))
        entries.set(entry.key, { ...entry, expiresAtMs })
    },
    async remove(owner, account) {
      for (const entry of ofOwner(owner))
        if (account === undefined || entry.account === account)
          forget(entry.key)
    },
    async removeAccount(account) {
      for (const entry of entries.values())
        if (entry.account === account) forget(entry.key)
    },
    async count(key, windowMs, nowMs) {
      forgetOld(nowMs)
      const before = counts.get(key)
      const running =
        before && before.endsAtMs > nowMs
          ? before
          : { count: 0, endsAtMs: nowMs + windowMs }
      running.count += 1
      counts.set(key, running)
      return running.count
    },
  }
}
