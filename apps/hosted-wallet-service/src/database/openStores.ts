import {
  type OpenDatabase,
  openRedis,
  type SharedCache,
} from '@hasp/service-frame'
import { assertHome } from '@hasp/service-frame/restore'
import { type KeyRing, openKeyRing } from '@hasp/service-frame/secrets'
import type { Configuration } from '../configuration.js'
import { keyUse } from '../secrets/keyUse.js'
import {
  openServiceDatabase,
  type ReleaseMigrations,
} from './openServiceDatabase.js'

/** What a process keeps its knowledge in. */
export interface Stores
  extends Pick<OpenDatabase, 'connections' | 'database' | 'ofUser' | 'worker'> {
  readonly keyRing: KeyRing
  /** What it shares with others; without it there are none. */
  readonly cache: SharedCache | undefined
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the database and, where one is configured, the Redis that the processes
 * of this database share, and the keys of both.
 * @throws Error with one sentence when one of them is not as it should be
 */
export async function openStores(
  { database, redis }: Pick<Configuration, 'database' | 'redis'>,
  masterKey: Uint8Array,
  migrations?: ReleaseMigrations,
): Promise<Stores> {
  const cache = redis && (await openRedis(redis.url, 'hosted-wallet:'))
  const closes = cache ? [cache.close] : []
  const close = async () => {
    for (const end of closes.toReversed()) await end()
  }
  try {
    const opened = await openServiceDatabase({ database, redis }, migrations)
    closes.push(opened.close)
    const keyRing = await openKeyRing(opened.database, masterKey, keyUse)
    if ('url' in database) await assertHome(opened.database)
    return {
      database: opened.database,
      worker: opened.worker,
      ofUser: opened.ofUser,
      connections: opened.connections,
      keyRing,
      cache,
      isReady: async () =>
        (await opened.isReady()) && (!cache || (await cache.isReady())),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
