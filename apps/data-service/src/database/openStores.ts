import type { ReadinessReply } from '@hasp/protocol/data'
import {
  type Clock,
  createReads,
  type DatabaseLocation,
  type Log,
  type OpenDatabase,
  openSpareRedis,
  type Reads,
  type Replicas,
  type SpareCache,
  watchReplicas,
} from '@hasp/service-frame'
import { type Metrics, measureConnections } from '@hasp/service-frame/metrics'
import type { Configuration } from '../configuration.js'
import { openIndex } from './openIndex.js'

/** Where the process was started. */
const usualLocation = { folder: 'hasp-data' }

/** What a process keeps its knowledge in. */
export interface Stores {
  /** Absent where there is nothing to write down. */
  readonly index: Index | undefined
  /** What it shares with others, while that is there. */
  readonly cache: SpareCache | undefined
  /** Whether anything can be read. */
  isReady(): Promise<boolean>
  /** How they are, for its operator. */
  describe(): Pick<ReadinessReply, 'database' | 'redis'>
  measure(metrics: Metrics): void
  close(): Promise<void>
}

/** What accounts did and are called. */
export interface Index {
  readonly database: OpenDatabase
  readonly location: DatabaseLocation
  /** What is read may come from a replica. */
  readonly reads: Reads
}

/**
 * Opens the database, where one is needed, and what processes share.
 * @throws Error with one sentence when the database is not as it should be
 */
export async function openStores(
  configuration: Pick<
    Configuration,
    'database' | 'names' | 'networks' | 'redis'
  >,
  parts: { readonly clock: Clock; readonly log: Log },
): Promise<Stores> {
  const location = configuration.database ?? usualLocation
  const { redis } = configuration
  const closes: (() => Promise<void>)[] = []
  const close = async () => {
    for (const each of closes) await each()
  }
  try {
    const database = needsDatabase(configuration)
      ? await openIndex(location)
      : undefined
    if (database) closes.unshift(database.close)
    const replicas =
      database && 'url' in location && location.replicaUrls.length > 0
        ? await watchReplicas(location.url, location.replicaUrls, parts)
        : undefined
    if (replicas) closes.unshift(replicas.stop)
    const cache =
      redis && (await openSpareRedis(redis.url, 'hasp-data:', parts))
    if (cache) closes.unshift(cache.close)
    return describeStores({ cache, close, database, location, replicas })
  } catch (error) {
    await close()
    throw error
  }
}

function describeStores({
  cache,
  close,
  database,
  location,
  replicas,
}: {
  readonly cache: SpareCache | undefined
  readonly close: () => Promise<void>
  readonly database: OpenDatabase | undefined
  readonly location: DatabaseLocation
  readonly replicas: Replicas | undefined
}): Stores {
  return {
    index: database && {
      ...{ database, location },
      reads: createReads(database.database, replicas),
    },
    cache,
    isReady: async () => {
      if (replicas?.pickAny()) return true
      return (await database?.isReady()) ?? true
    },
    describe: () => ({
      ...(cache && { redis: { isUp: cache.isUp() } }),
      ...(replicas && { database: replicas.describe() }),
    }),
    measure: (metrics) => {
      if (database) measureConnections(metrics, database)
      if (replicas) measureReplicas(metrics, replicas)
      if (cache)
        metrics.measure({
          name: 'hasp_redis_up',
          help: 'Whether Redis answered when it was last asked: 1 or 0.',
          read: async () => Number(cache.isUp()),
        })
    },
    close,
  }
}

function needsDatabase({
  names,
  networks,
}: Pick<Configuration, 'names' | 'networks'>): boolean {
  return names?.registry !== undefined || networks.some(({ follow }) => follow)
}

function measureReplicas(metrics: Metrics, { describe }: Replicas): void {
  metrics.measure({
    name: 'hasp_primary_up',
    help: 'Whether a database takes writes: 1 or 0.',
    read: async () => Number(describe().isPrimaryUp),
  })
  metrics.measure({
    name: 'hasp_replicas_up',
    help: 'Replicas that answer.',
    read: async () => describe().replicas.filter(({ isUp }) => isUp).length,
  })
  metrics.measure({
    name: 'hasp_replica_lag_seconds',
    help: 'How late the latest of the replicas is that answer.',
    read: async () =>
      Math.max(0, ...describe().replicas.map(({ lagMs = 0 }) => lagMs)) / 1_000,
  })
}
