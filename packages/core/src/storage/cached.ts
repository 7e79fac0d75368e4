import type { AccountId } from '../entities/account/accountId.js'
import { cacheLifetimes } from '../policies/account/cacheLifetimes.js'
import type { Clock } from '../ports/Environment.js'
import type { KitStorage } from './createStorage.js'
import type { StorageValue } from './keys.js'
import { longestStoredText } from './parseStored.js'

/** So many accounts are kept per kind of answer. */
export const cachedAccountsLimit = 20

/** The kinds of answer that are kept between visits. */
export type CacheName = keyof typeof cacheLifetimes

export type CachedValue<name extends CacheName> =
  StorageValue<name>[string]['value']

export type CachedEntry<name extends CacheName> = {
  readonly value: CachedValue<name>
  /** In milliseconds since the epoch. */
  readonly writtenAt: number
}

/** What a cache needs of a kit. */
export type CacheHome = {
  readonly storage: KitStorage
  readonly environment: { readonly clock: Pick<Clock, 'now'> }
}

const cacheNames = Object.keys(cacheLifetimes) as CacheName[]

type Entries<value> = Record<string, { value: value; expiresAt: number }>

/**
 * The answer kept for an account, unless its time is over. One that claims to
 * last longer than any is not trusted either: a clock was changed.
 */
export function readCached<name extends CacheName>(
  { environment, storage }: CacheHome,
  name: name,
  key: string,
): CachedEntry<name> | undefined {
  const entries = readEntries(storage, name)
  const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
  if (!entry || !isFresh(name, entry.expiresAt, environment.clock.now()))
    return undefined
  const { expiresAt, value } = entry
  return { value, writtenAt: expiresAt - cacheLifetimes[name] }
}

/** Keeps an answer for its lifetime; the oldest ones make room. */
export function writeCached<name extends CacheName>(
  { environment, storage }: CacheHome,
  name: name,
  key: string,
  value: CachedValue<name>,
): void {
  const now = environment.clock.now()
  const others = Object.entries(readEntries(storage, name))
    .filter(
      ([own, entry]) => own !== key && isFresh(name, entry.expiresAt, now),
    )
    .sort(([, left], [, right]) => left.expiresAt - right.expiresAt)
  const added = [key, { value, expiresAt: now + cacheLifetimes[name] }] as const
  const entries = [...others, added].slice(-cachedAccountsLimit)
  // What was kept before is outdated, whether or not the new one is taken.
  if (!writeEntries(storage, name, entries))
    removeCached({ storage }, name, key)
}

/** Forgets the answer of an account that is known to be outdated. */
export function removeCached(
  { storage }: Pick<CacheHome, 'storage'>,
  name: CacheName,
  key: string,
): void {
  const entries = Object.entries(readEntries(storage, name))
  const others = entries.filter(([own]) => own !== key)
  if (others.length < entries.length) writeEntries(storage, name, others)
}

/** Forgets everything that is kept of these addresses, on any network. */
export function removeCachedOf(
  { storage }: Pick<CacheHome, 'storage'>,
  addresses: readonly string[],
): void {
  // Keys are canonical: an EVM address in them is in small letters.
  const owners = new Set(
    addresses.flatMap((address) => [address, address.toLowerCase()]),
  )
  for (const name of cacheNames)
    for (const key of Object.keys(readEntries(storage, name)))
      if (owners.has(key.slice(key.lastIndexOf(':') + 1)))
        removeCached({ storage }, name, key)
}

/** Forgets what one account has: a transfer leaves its name as it is. */
export function removeCachedAccount(
  home: Pick<CacheHome, 'storage'>,
  accountId: AccountId,
): void {
  for (const name of ['nativeBalances', 'portfolios'] as const)
    removeCached(home, name, accountId)
}

function isFresh(name: CacheName, expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + cacheLifetimes[name]
}

function readEntries<name extends CacheName>(
  storage: KitStorage,
  name: name,
): Entries<CachedValue<name>> {
  return (storage.get(name) ?? {}) as Entries<CachedValue<name>>
}

/**
 * Writes as many of the newest entries as there is room for.
 * @returns false when one of them does not fit
 */
function writeEntries<name extends CacheName>(
  storage: KitStorage,
  name: name,
  entries: readonly (readonly [string, unknown])[],
): boolean {
  const kept = Object.fromEntries(entries)
  if (JSON.stringify(kept).length > longestStoredText)
    return writeEntries(storage, name, entries.slice(1))
  if (entries.length > 0) return storage.set(name, kept as StorageValue<name>)
  storage.remove(name)
  return true
}
